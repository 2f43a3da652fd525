// Before `npm start`: builds if there is no build. An outdated one is served: the folder may be read-only.
import './need-node.js';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../build/server/index.js');

if (!existsSync(built)) {
  process.stderr.write('Building the site (first start only) …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
} else if (changedSince(statSync(built).mtimeMs)) {
  process.stderr.write('The sources are newer than the build: run npm run build to update it.\n');
}

/** @param {number} moment */
function changedSince(moment) {
  const root = join(import.meta.dirname, '..');
  const folders = ['app', 'build-plugins', 'content', 'domain', 'public', 'server'];
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return files.some((file) => statSync(file).mtimeMs > moment);
}
