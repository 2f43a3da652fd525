import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Buildah, makeBase, makeSiteBases } from './own-images.ts';

const root = join(import.meta.dirname, '../..');
const buildName = 'localhost/build-base';

/**
 * Makes every image of compose.yaml under its own name, of Debian's packages and, for the catcher of mails, of a few lines.
 * Each has the user, folders and entry that compose.yaml counts on.
 */
export function makeComposeImages(buildah: Buildah, folder: string): void {
  const names = imageNames();
  makeSiteBases(buildah, folder, { run: 'localhost/run-base', build: buildName });
  const bases = [`--build-arg=BUILD_BASE=${buildName}`, '--build-arg=RUN_BASE=localhost/run-base'];
  const how = ['--isolation=chroot', '--format=docker', '--pull-never'];
  buildah('build', ...how, ...bases, '--tag=docker.io/library/site', root);
  makeCaddy(buildah, folder, names.caddy);
  makePostgres(buildah, folder, names.postgres);
  makeCatcher(buildah, folder, names.mailpit);
}

/** The names that compose.yaml pulls. */
function imageNames() {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const named = (part: string) => {
    const found = new RegExp(`image: (\\S+/${part}:\\S+)`).exec(compose)?.[1];
    if (!found) throw new Error(`compose.yaml names no image of ${part}`);
    return found;
  };
  return { caddy: named('caddy'), postgres: named('postgres'), mailpit: named('mailpit') };
}

function makeCaddy(buildah: Buildah, folder: string, name: string): void {
  const run = ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'];
  makeBase(buildah, folder, {
    name,
    packages: ['caddy', 'netcat-openbsd', 'ca-certificates'],
    finish: (container) => {
      const folders = ['--env=XDG_CONFIG_HOME=/config', '--env=XDG_DATA_HOME=/data'];
      buildah('config', ...folders, '--cmd', JSON.stringify(run), container);
    },
  });
}

function makePostgres(buildah: Buildah, folder: string, name: string): void {
  const version = /postgres:(\d+)/.exec(name)![1]!;
  const place = '/var/lib/postgresql/data';
  // The number of the official image, which compose.yaml gives folders to.
  const prepare = `
    sed -i 's/^postgres:x:[0-9]*:[0-9]*:/postgres:x:999:999:/' /etc/passwd
    sed -i 's/^postgres:x:[0-9]*:/postgres:x:999:/' /etc/group
    rm -rf /var/lib/postgresql/*
    install -d -o 999 -g 999 -m 1777 ${place}
    install -d -o 999 -g 999 /run/postgresql
    chown -R 999:999 /var/lib/postgresql`;
  makeBase(buildah, folder, {
    name,
    packages: [`postgresql-${version}`],
    finish: (container) => {
      buildah('run', '--isolation=chroot', container, 'sh', '-ec', prepare);
      const entry = join(import.meta.dirname, 'postgres-entry.sh');
      buildah('copy', '--quiet', '--chmod=755', container, entry, '/usr/local/bin/docker-entrypoint.sh');
      const path = `/usr/lib/postgresql/${version}/bin:/usr/local/bin:/usr/bin:/bin`;
      const settings = [
        `--env=PATH=${path}`,
        '--env=PGHOST=/tmp',
        `--volume=${place}`,
        '--stop-signal=SIGINT',
      ];
      buildah('config', ...settings, '--entrypoint', '["docker-entrypoint.sh"]', '--cmd', '', container);
    },
  });
}

function makeCatcher(buildah: Buildah, folder: string, name: string): void {
  const container = buildah('from', '--pull-never', buildName);
  const program = join(folder, 'mailpit');
  writeFileSync(program, '#!/bin/sh\nexec /usr/local/bin/node /catcher/mail-catcher.ts "$@"\n');
  chmodSync(program, 0o755);
  buildah('copy', '--quiet', container, program, '/mailpit');
  buildah(
    'copy',
    '--quiet',
    container,
    join(import.meta.dirname, 'mail-catcher.ts'),
    '/catcher/mail-catcher.ts',
  );
  const { resolve } = createRequire(import.meta.url);
  const packageFile = resolve('smtp-server/package.json');
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { dependencies: object };
  for (const each of ['smtp-server', ...Object.keys(dependencies)])
    buildah(
      'copy',
      '--quiet',
      container,
      join(dirname(packageFile), '..', each),
      `/catcher/node_modules/${each}`,
    );
  buildah('config', '--entrypoint', '["/mailpit"]', '--cmd', '', container);
  buildah('commit', '--quiet', container, name);
}
