// `npm start`: builds first when nothing is built, then serves in production mode.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV ??= 'production';
const built = join(import.meta.dirname, '../build/server/index.js');

if (!existsSync(built)) {
  process.stderr.write('Building the site, once …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(built).href);
