// Builds the Dockerfile where no image registry is reached, and runs the image: npm run try-image
// Needs root and Debian's mmdebstrap and buildah: the bases are made of Debian's packages.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '#tests/kit/free-port.ts';
import { buildahIn, makeSiteBases } from './containers/own-images.ts';
import { untilListening } from './until-listening.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'site-image-'));
const buildah = buildahIn(folder, 'vfs');
chmodSync(folder, 0o755);
try {
  makeSiteBases(buildah, folder, { run: 'run-base', build: 'build-base' });
  const bases = ['--build-arg=BUILD_BASE=localhost/build-base', '--build-arg=RUN_BASE=localhost/run-base'];
  buildah('build', '--isolation=chroot', '--format=docker', '--pull-never', ...bases, '--tag=site', root);
  const image = JSON.parse(buildah('inspect', '--type=image', 'localhost/site')) as Inspected;
  const size = Number(buildah('images', '--format={{.Size}}', 'localhost/site').split(' ')[0]);
  const container = buildah('from', '--pull-never', 'localhost/site');
  const rootfs = buildah('mount', container);
  console.log(`Built: ${size} MB with its Debian of ${imageSize('localhost/run-base')} MB`);
  await run(rootfs, image.Docker.config);
} finally {
  buildah('rm', '--all');
  rmSync(folder, { recursive: true, force: true });
}

type Inspected = { Docker: { config: ImageConfig } };
type ImageConfig = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
};

function imageSize(name: string): string {
  return buildah('images', '--format={{.Size}}', name).split(' ')[0]!;
}

/** As the image says, but read-only, without capabilities, and with nothing to write in but its volumes and /tmp. */
async function run(rootfs: string, config: ImageConfig): Promise<void> {
  const port = await freePort();
  const [uid, gid] = config.User.split(':');
  const volumes = Object.keys(config.Volumes).map((place) => {
    const outside = join(folder, basename(place));
    mkdirSync(outside);
    chownSync(outside, Number(uid), Number(gid));
    return `mount --bind ${outside} ${rootfs}${place}`;
  });
  const mounts = [
    'set -e',
    `mount --bind ${rootfs} ${rootfs}`,
    `mount --options remount,bind,ro ${rootfs}`,
    `mount --types proc proc ${rootfs}/proc`,
    `mount --types tmpfs tmpfs ${rootfs}/tmp`,
    `mount --types tmpfs tmpfs ${rootfs}/dev`,
    `mknod --mode=666 ${rootfs}/dev/null c 1 3`,
    ...volumes,
    'exec "$@"',
  ].join('\n');
  const rights = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--clear-groups'];
  const asUser = ['/usr/bin/setpriv', `--reuid=${uid}`, `--regid=${gid}`, ...rights];
  const own = ['--mount', '--pid', '--ipc', '--uts'];
  const child = spawn(
    'unshare',
    [
      ...own,
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      mounts,
      'sh',
      'chroot',
      rootfs,
      ...asUser,
      ...config.Entrypoint,
    ],
    { env: variables(config, port), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exit = once(child, 'exit');
  await untilListening(child);
  const first = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const inside = (...order: string[]) =>
    execFileSync('nsenter', [`--target=${first}`, ...own, '--root', '--wd', ...asUser, ...order], {
      env: variables(config, port),
    }).toString();
  try {
    execFileSync(process.execPath, [join(root, 'scripts/visit-site.ts'), String(port)], { stdio: 'inherit' });
    inside(...config.Healthcheck.Test.slice(1));
    console.log('Its own check of its health says that it is well');
    const said = inside(
      '/bin/sh',
      '-c',
      '(echo x > /opt/site/x) 2>&1 || grep -E "^Uid|CapEff|NoNewPrivs" /proc/1/status',
    );
    console.log(`Inside: ${said.trim().replaceAll(/\s+/g, ' ')}`);
    if (!said.includes('Read-only file system')) throw new Error('The image could be written');
    for (const program of ['pg_dump', 'pg_restore', 'psql'])
      console.log(`For backups: ${inside(`/usr/local/bin/${program}`, '--version').trim()}`);
  } finally {
    process.kill(Number(first), 'SIGTERM');
    const [code] = (await exit) as [number | null];
    console.log(`Stopped with code ${code}`);
  }
}

function variables({ Env }: ImageConfig, port: number): NodeJS.ProcessEnv {
  const own = Object.fromEntries(
    Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return { ...own, HOST: '127.0.0.1', PORT: String(port) };
}
