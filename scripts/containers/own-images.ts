import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const suite = 'trixie';
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export type Buildah = (...order: string[]) => string;

/** Orders for buildah with images of its own below `folder`; each returns what was printed. */
export function buildahIn(folder: string, driver: 'vfs' | 'overlay'): Buildah {
  const own = [
    ...['--root', join(folder, 'storage')],
    ...['--runroot', join(folder, 'run')],
    ...['--storage-driver', driver],
  ];
  return (...order) =>
    execFileSync('buildah', [...own, ...order], { stdio: ['ignore', 'pipe', 'inherit'] })
      .toString()
      .trim();
}

type Base = {
  name: string;
  packages: readonly string[];
  finish?: (container: string) => void;
};

/** Commits an image of Debian's packages under `name`. */
export function makeBase(buildah: Buildah, folder: string, { name, packages, finish }: Base): void {
  const archive = join(folder, 'base.tar');
  const wanted = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', ...wanted, suite, archive]);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, archive, '/');
  buildah('config', `--env=PATH=${path}`, container);
  finish?.(container);
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) {
    // Of the network the build runs in.
    buildah('copy', '--quiet', container, authorities, '/etc/own-authorities.pem');
    buildah('config', '--env=NODE_EXTRA_CA_CERTS=/etc/own-authorities.pem', container);
  }
  buildah('commit', '--quiet', container, name);
}

/** The two images that the Dockerfile starts from. */
export function makeSiteBases(buildah: Buildah, folder: string, names: { run: string; build: string }): void {
  makeBase(buildah, folder, { name: names.run, packages: [] });
  makeBase(buildah, folder, {
    name: names.build,
    packages: ['ca-certificates', 'libatomic1', 'libstdc++6'],
    finish: (container) => addNpm(buildah, container),
  });
}

/** As in Node's official image: Node and npm in /usr/local. */
function addNpm(buildah: Buildah, container: string): void {
  buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  const npm = execFileSync('npm', ['root', '--global'], { cwd: '/' }).toString().trim();
  buildah('copy', '--quiet', container, join(npm, 'npm'), '/usr/local/lib/node_modules/npm');
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  buildah('run', '--isolation=chroot', container, ...link);
}
