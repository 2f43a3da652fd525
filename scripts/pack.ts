// One archive that runs by unpacking: npm run pack [-- --try]. `--try` proves it in a root without npm and Node.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };
import { licencesOf } from './licences.ts';
import { tryArchive } from './pack-try.ts';

const root = join(import.meta.dirname, '..');
const name = `site-${packageFile.version}`;
const archive = join(root, `${name}.tar.gz`);
/** What the server and its commands read; the rest is in the build. */
const parts = ['build', 'config', 'content', 'domain', 'server', 'docs', 'package.json', 'package-lock.json'];

if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('Nothing is built: npm run build');
const staging = mkdtempSync(join(tmpdir(), 'site-pack-'));
try {
  const folder = join(staging, name);
  mkdirSync(folder);
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isShipped });
  for (const file of ['site', 'site.service']) cpSync(join(root, 'deploy', file), join(folder, file));
  const npm = (...order: string[]) =>
    execFileSync('npm', order, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('ci', '--omit=dev', '--silent', '--no-audit', '--no-fund');
  const bill = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], { cwd: folder });
  writeFileSync(join(folder, 'sbom.json'), bill);
  writeFileSync(join(folder, 'licences.txt'), licencesOf(String(bill)));
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  execFileSync('tar', ['-czf', archive, ...owner, '-C', staging, name]);
} finally {
  rmSync(staging, { recursive: true, force: true });
}
console.log(`Wrote ${name}.tar.gz, ${Math.round(statSync(archive).size / 1e6)} MB`);
if (process.argv.includes('--try')) console.log(await tryArchive(archive, name));

function isShipped(path: string): boolean {
  return !/\.test\.tsx?$/.test(path);
}
