// Builds the Dockerfile where no image registry is reached, and runs the image: npm run try-image
// Needs root and Debian's mmdebstrap, buildah and crun: the bases are made of Debian's packages.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/kit/free-port.ts';
import { untilListening } from './until-listening.ts';

const root = join(import.meta.dirname, '..');
const user = 10_001;
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
  WorkingDir: string;
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

/** As the image says, but read-only, without capabilities, and with nothing to write in but /data and /tmp. */
async function run(rootfs: string, config: ImageConfig): Promise<void> {
  const bundle = join(folder, 'bundle');
  const data = join(folder, 'data');
  for (const path of [bundle, data]) mkdirSync(path);
  chownSync(data, user, user);
  const port = await freePort();
  const [uid, gid] = config.User.split(':').map(Number);
  const process_ = {
    user: { uid, gid },
    args: config.Entrypoint,
    env: [...config.Env.filter((line) => !/^(?:PORT|HOST)=/.test(line)), `PORT=${port}`, 'HOST=127.0.0.1'],
    cwd: config.WorkingDir,
    noNewPrivileges: true,
    capabilities: { bounding: [], effective: [], permitted: [] },
  };
  const bind = (source: string, destination: string) => ({
    type: 'bind',
    source,
    destination,
    options: ['rbind', 'rw'],
  });
  writeFileSync(
    join(bundle, 'config.json'),
    JSON.stringify({
      ociVersion: '1.0.0',
      root: { path: rootfs, readonly: true },
      process: process_,
      mounts: [
        { destination: '/proc', type: 'proc', source: 'proc' },
        { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
        { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
        bind(data, '/data'),
      ],
      linux: { namespaces: [{ type: 'pid' }, { type: 'mount' }, { type: 'ipc' }, { type: 'uts' }] },
    }),
  );
  const name = `site-${process.pid}`;
  const runtime = ['--root', join(folder, 'crun')];
  const child = spawn('crun', [...runtime, '--cgroup-manager=disabled', 'run', '--bundle', bundle, name], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const inside = (...order: string[]) =>
    execFileSync('crun', [...runtime, 'exec', name, ...order], { stdio: 'pipe' }).toString();
  try {
    await untilListening(child);
    execFileSync(process.execPath, [join(root, 'scripts/visit-site.ts'), String(port)], { stdio: 'inherit' });
    inside(...config.Healthcheck.Test.slice(1));
    console.log('Its own check of its health says that it is well');
    const refused = inside(
      '/bin/sh',
      '-c',
      'id -u; (echo x > /opt/site/x) 2>&1 || true; grep -E "CapEff|NoNewPrivs" /proc/1/status',
    );
    console.log(`Inside: ${refused.trim().replaceAll(/\s*\n\s*/g, '; ')}`);
    if (!refused.includes('Read-only file system')) throw new Error('The image could be written');
    console.log(`Backups: ${inside('/usr/local/bin/pg_dump', '--version').trim()}`);
  } finally {
    const exit = once(child, 'exit');
    spawnQuietly('crun', [...runtime, 'kill', name, 'TERM']);
    const [code] = (await exit) as [number | null];
    console.log(`Stopped with code ${code}`);
  }
}

function spawnQuietly(program: string, order: readonly string[]): void {
  try {
    execFileSync(program, order, { stdio: 'ignore' });
  } catch {}
}
