// Builds the Dockerfile where no image registry is reached, and runs the image: npm run try-image
// Needs root and Debian's mmdebstrap and buildah: the bases are made of Debian's packages.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '#tests/kit/free-port.ts';
import { untilListening } from './until-listening.ts';

const root = join(import.meta.dirname, '..');
const suite = 'trixie';

const folder = mkdtempSync(join(tmpdir(), 'site-image-'));
const stored = [
  '--root',
  join(folder, 'storage'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'vfs',
];
const buildah = (...order: string[]) =>
  execFileSync('buildah', [...stored, ...order], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    .toString()
    .trim();
chmodSync(folder, 0o755);
try {
  makeBase('run-base', []);
  makeBase('build-base', ['ca-certificates', 'libatomic1', 'libstdc++6'], withNpm);
  const bases = ['--build-arg=BUILD_BASE=localhost/build-base', '--build-arg=RUN_BASE=localhost/run-base'];
  buildah('build', '--isolation=chroot', '--format=docker', '--pull-never', ...bases, '--tag=site', '.');
  const image = JSON.parse(buildah('inspect', '--type=image', 'localhost/site')) as Inspected;
  const size = Number(buildah('images', '--format={{.Size}}', 'localhost/site').split(' ')[0]);
  const container = buildah('from', '--pull-never', 'localhost/site');
  const rootfs = buildah('mount', container);
  console.log(`Built: ${size} MB with its Debian of ${imageSize('localhost/run-base')} MB`);
  await run(rootfs, image.Docker.config);
} finally {
  spawnQuietly('buildah', [...stored, 'rm', '--all']);
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

function makeBase(name: string, packages: readonly string[], finish?: (container: string) => void): void {
  const archive = join(folder, `${name}.tar`);
  const wanted = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', ...wanted, suite, archive]);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, archive, '/');
  finish?.(container);
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) {
    // Of the network the build runs in.
    buildah('copy', '--quiet', container, authorities, '/etc/own-authorities.pem');
    buildah('config', '--env=NODE_EXTRA_CA_CERTS=/etc/own-authorities.pem', container);
  }
  buildah('config', '--env=PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  buildah('commit', '--quiet', container, name);
}

/** As in Node's official image: Node and npm in /usr/local. */
function withNpm(container: string): void {
  buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  const npm = execFileSync('npm', ['root', '--global'], { cwd: '/' }).toString().trim();
  buildah('copy', '--quiet', container, join(npm, 'npm'), '/usr/local/lib/node_modules/npm');
  buildah(
    'run',
    '--isolation=chroot',
    container,
    'ln',
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/bin/npm',
  );
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
    console.log(`For backups: ${inside('/usr/local/bin/pg_dump', '--version').trim()}`);
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

function spawnQuietly(program: string, order: readonly string[]): void {
  try {
    execFileSync(program, order, { stdio: 'ignore' });
  } catch {}
}
