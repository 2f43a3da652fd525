// Runs compose.yaml with its trial profile where no image registry is reached: npm run try-compose
// Visits it, updates it under load, backs it up and restores it. Takes ports 80, 443 and 8025 of a network of its own. Needs root
// and Debian's mmdebstrap, buildah, podman, netavark, aardvark-dns, runc and docker-compose; 10 minutes and 5 GB below /tmp.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeComposeImages } from './containers/compose-images.ts';
import { buildahIn } from './containers/own-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-compose-'));
chmodSync(folder, 0o755);
try {
  const buildah = buildahIn(folder, 'overlay');
  const started = performance.now();
  makeComposeImages(buildah, folder);
  console.log(`Made the images in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  buildah('rm', '--all');
  process.exitCode = await inOwnNetwork(join(import.meta.dirname, 'containers/run-compose.ts'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Podman may then write its network's settings, and takes the ports of nobody. */
async function inOwnNetwork(program: string): Promise<number> {
  const prepare = `
    ip link set lo up
    mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns
    umount /sys/fs/cgroup/unified 2>/dev/null || true
    echo 1 > /proc/sys/net/ipv4/ip_forward
    exec "$@"`;
  const child = spawn(
    'unshare',
    [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--mount-proc',
      'sh',
      '-ec',
      prepare,
      'sh',
    ].concat(process.execPath, program, folder),
    // The certificate for localhost is from an authority of Caddy's own.
    { stdio: 'inherit', env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' } },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
