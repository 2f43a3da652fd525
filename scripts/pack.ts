// One archive that runs by unpacking: npm run pack [-- --try]. `--try` proves it on a bare Debian without network.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '#package.json' with { type: 'json' };
import { licencesOf } from './licences.ts';
import { tryArchive } from './pack-try.ts';

const root = join(import.meta.dirname, '..');
const name = `site-${packageFile.version}`;
const archive = join(root, `${name}.tar.gz`);
/** What the server and its commands read; the rest is in the build. */
const folders = ['build', 'commands', 'content', 'domain', 'server', 'docs'];
const files = ['.npmrc', 'package.json', 'package-lock.json', 'CHANGELOG.md', 'SECURITY.md'];
/** What a bare Debian lacks of the libraries of Node. */
const library = 'libatomic.so.1';

if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('Nothing is built: npm run build');
const staging = mkdtempSync(join(tmpdir(), 'site-pack-'));
try {
  const folder = join(staging, name);
  mkdirSync(folder);
  for (const part of [...folders, ...files])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isShipped });
  cpSync(join(root, 'deploy'), folder, { recursive: true });
  const npm = (...order: string[]) =>
    execFileSync('npm', order, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  // Among the optional ones is a compiler that some packages would work with, 27 MB.
  npm('ci', '--omit=dev', '--omit=optional', '--silent', '--no-audit', '--no-fund');
  const only = ['--package-lock-only', '--omit=dev', '--omit=optional'];
  const bill = execFileSync('npm', ['sbom', ...only, '--sbom-format=cyclonedx'], { cwd: folder });
  writeFileSync(join(folder, 'sbom.json'), bill);
  writeFileSync(join(folder, 'licences.txt'), licencesOf(String(bill)));
  // Node itself is a hard link beside; here lie its headers and manuals.
  rmSync(join(folder, 'node_modules/node/node_modules'), { recursive: true });
  bringLibrary(folder);
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  execFileSync('tar', ['-czf', archive, ...owner, '-C', staging, name]);
} finally {
  rmSync(staging, { recursive: true, force: true });
}
console.log(`Wrote ${name}.tar.gz, ${Math.round(statSync(archive).size / 1e6)} MB`);
if (process.argv.includes('--try')) console.log(await tryArchive(archive, name));

function bringLibrary(folder: string): void {
  const needed = execFileSync('ldd', [join(folder, 'node_modules/node/bin/node')]).toString();
  const path = new RegExp(`${library} => (/\\S+)`).exec(needed)?.[1];
  // On some processors Node does without.
  if (!path) return;
  mkdirSync(join(folder, 'lib'));
  cpSync(realpathSync(path), join(folder, 'lib', library));
  const terms = '/usr/share/doc/libatomic1/copyright';
  if (existsSync(terms)) cpSync(realpathSync(terms), join(folder, 'lib', `${library}.copyright`));
}

function isShipped(path: string): boolean {
  return !/\.test\.tsx?$/.test(path);
}
