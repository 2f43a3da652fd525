import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canCheckUnit, checkUnit } from './check-unit.ts';
import { untilListening } from './until-listening.ts';

const nobody = '65534';
const port = '3000';

/**
 * On a bare Debian (its own tools and nothing else), without network, as a user without rights; its unit as systemd reads
 * it. Needs root, mmdebstrap and systemd-analyze.
 */
export async function tryArchive(archive: string, name: string): Promise<string> {
  if (!canCheckUnit) throw new Error('systemd-analyze is missing: apt-get install systemd');
  const bare = mkdtempSync(join(tmpdir(), 'site-bare-'));
  try {
    execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', bare]);
    chmodSync(bare, 0o755);
    mkdirSync(join(bare, 'opt'), { recursive: true });
    execFileSync('tar', ['-xzf', archive, '-C', join(bare, 'opt')]);
    symlinkSync(name, join(bare, 'opt/site'));
    checkUnit(join(bare, 'opt/site/site.service'), bare);
    for (const folder of ['data', 'backups']) {
      mkdirSync(join(bare, folder));
      execFileSync('chown', [nobody, join(bare, folder)]);
    }
    return await visit(bare, `/opt/${name}`);
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}

const inside = (bare: string) => ['/usr/sbin/chroot', `--userspec=${nobody}:${nobody}`, bare];
const env = { PATH: '/usr/bin:/bin', DATA_DIR: '/data', PORT: port };

/** The site and its visitor are alone in a network of their own. */
async function visit(bare: string, folder: string): Promise<string> {
  const site = `${folder}/site`;
  const alone = ['--net', '--', 'sh', '-c', '/usr/sbin/ip link set lo up && exec "$@"', 'sh'];
  const started = performance.now();
  const child = spawn('/usr/bin/unshare', [...alone, ...inside(bare), site], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(child, 'exit');
  try {
    await untilListening(child);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const visitor = join(import.meta.dirname, 'visit-site.ts');
    const network = `--net=/proc/${child.pid}/ns/net`;
    execFileSync('/usr/bin/nsenter', [network, process.execPath, visitor, port], { stdio: 'inherit' });
    const order = (...command: string[]) => {
      const [program, ...rest] = inside(bare);
      return execFileSync(program!, [...rest, site, ...command], { env }).toString();
    };
    order('backup', '/backups/one.sqlite');
    if (!order('restore', '--drill', '/backups/one.sqlite').includes('can be restored. Messages: 1,'))
      throw new Error('The backup lacks the message');
    if (!order('messages', '--json').includes('Packed and unpacked'))
      throw new Error('The message is not in the store');
    const [program, ...rest] = inside(bare);
    const node = [`${folder}/node_modules/node/bin/node`, '--input-type=module', '--eval', readingOf(folder)];
    const said = execFileSync(program!, [...rest, ...node], {
      env: { ...env, LD_LIBRARY_PATH: `${folder}/lib` },
    });
    if (String(said) !== 'Danke') throw new Error('A mail of a customer is not read');
    return `On a bare Debian without network it started within ${seconds} s, answered pages, took a message, read a mail and proved a backup`;
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
}

/** A thread of its own reads mails from the sources, with the packages that ship. */
function readingOf(folder: string): string {
  return `
    const { parseInWorker } = await import('${folder}/server/inbox/incoming/parse-in-worker.ts');
    const { text } = await parseInWorker(Buffer.from('From: a@example.com\\r\\n\\r\\nDanke'), true);
    process.stdout.write(text);
  `;
}
