// Started by scripts/try-compose.ts, in a network of its own, with the folder that holds the images.
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { visitUntil } from './visit-until.ts';

const root = join(import.meta.dirname, '../..');
const folder = process.argv[2]!;
const project = join(folder, 'project');
const sites = ['site-1', 'site-2'];
const services = ['caddy', ...sites, 'database', 'mails'];
const address = 'https://localhost';
const text = 'Aus dem Container';

const podman = [
  '--root',
  join(folder, 'storage'),
  '--runroot',
  join(folder, 'run'),
  '--storage-driver',
  'overlay',
];
const socket = `unix://${join(folder, 'podman.sock')}`;
const env = {
  ...process.env,
  CONTAINERS_CONF: join(folder, 'containers.conf'),
  DOCKER_HOST: socket,
  COMPOSE_PROJECT_NAME: 'site',
};

const run = promisify(execFile);
const inPodman = async (...order: string[]) => (await run('podman', [...podman, ...order], { env })).stdout;
const compose = async (...order: string[]) =>
  (await run('docker-compose', order, { env, cwd: project, maxBuffer: 2 ** 26 })).stdout;
const inSite = async (...order: string[]) => await compose('exec', '-T', 'site-1', ...order);
const instead = async (...order: string[]) => await compose('run', '--rm', 'site-1', ...order);

writeProject();
const service = spawn('podman', [...podman, 'system', 'service', '--time=0', socket], {
  env,
  stdio: 'ignore',
});
const checks = checkHealthAgainAndAgain();
try {
  await start();
  await visit();
  await update();
  await backUpAndRestore();
  console.log('compose.yaml passed');
} catch (error) {
  console.error(await compose('logs', '--tail=20').catch(String));
  throw error;
} finally {
  checks.stop();
  await compose('--profile', 'trial', 'down', '--volumes').catch(console.error);
  service.kill();
}

function writeProject(): void {
  mkdirSync(project);
  cpSync(join(root, 'deploy'), join(project, 'deploy'), { recursive: true });
  writeFileSync(join(project, 'compose.yaml'), forPodman(readFileSync(join(root, 'compose.yaml'), 'utf8')));
  const example = readFileSync(join(root, 'deploy/env.example'), 'utf8');
  const [siteUrl, smtpUrl] = [...example.matchAll(/trial.*?: (\S+)$/gm)].map(([, value]) => value!);
  const own: Record<string, string> = {
    SITE_URL: siteUrl!,
    SMTP_URL: smtpUrl!,
    POSTGRES_PASSWORD: 'abc123',
  };
  const filledIn = example.replace(/^([A-Z_]+)=.*$/gm, (line, name: string) =>
    own[name] ? `${name}=${own[name]}` : line.replaceAll("'", ''),
  );
  writeFileSync(join(project, '.env'), filledIn);
  writeFileSync(
    env.CONTAINERS_CONF,
    '[network]\nnetwork_backend = "netavark"\n' +
      '[engine]\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\nruntime = "runc"\n' +
      '[containers]\ndefault_ulimits = ["nofile=20000:20000", "nproc=32768:32768"]\n',
  );
}

/** Without the few words that only Docker takes; throws if one is gone from compose.yaml. */
function forPodman(compose: string): string {
  const words = [
    { docker: /^ {2}logging:\n(?: {4}.*\n)+/m, podman: '' },
    { docker: ',uid=999,gid=999', podman: '' },
    { docker: 'mode=0775', podman: 'mode=0777' },
  ];
  return words.reduce((text, { docker, podman }) => {
    const changed = text.replace(docker, podman);
    if (changed === text) throw new Error(`compose.yaml does not say ${docker}`);
    return changed;
  }, compose);
}

/** Podman has systemd do this, which is not here; compose waits for what it finds. */
function checkHealthAgainAndAgain(): { stop: () => void } {
  let isStopped = false;
  void (async () => {
    while (!isStopped) {
      const ids = await inPodman('ps', '--quiet').catch(() => '');
      await Promise.all(
        ids
          .split('\n')
          .filter(Boolean)
          .map(async (id) => await checkHealth(id)),
      );
      await delay(1000);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
    },
  };
}

async function checkHealth(id: string): Promise<boolean> {
  return await inPodman('healthcheck', 'run', id).then(
    () => true,
    () => false,
  );
}

async function untilHealthy(names: readonly string[]): Promise<void> {
  await until(`${names.join(', ')} healthy`, async () => {
    const healthy = await Promise.all(names.map(async (name) => await checkHealth(`site_${name}_1`)));
    return healthy.every(Boolean);
  });
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited 120 s: ${what}`);
    await delay(500);
  }
}

async function start(): Promise<void> {
  const started = performance.now();
  await until(
    'Podman answers',
    async () =>
      await compose('ps').then(
        () => true,
        () => false,
      ),
  );
  await compose('--profile', 'trial', 'up', '--detach', '--no-build');
  await untilHealthy(services);
  console.log(
    `All of ${services.join(', ')} healthy after ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
}

async function visit(): Promise<void> {
  const page = await fetch(`${address}/en/nova`);
  expect(page.status === 200 && page.headers.has('strict-transport-security'), 'A page comes by https alone');
  const plain = await fetch('http://localhost/nova', { redirect: 'manual' });
  expect(plain.headers.get('location') === `${address}/nova`, 'http leads to https');
  const message = { name: 'Anna', email: 'anna@example.com', message: text };
  const posted = await fetch(`${address}/api/support`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(posted.status === 201, 'A message is taken');
  await until('mails to the visitor and the operator', async () => {
    const mails = (await (await fetch('http://127.0.0.1:8025/')).json()) as { to: string[] }[];
    const to = new Set(mails.flatMap((mail) => mail.to));
    return to.has(message.email) && to.has('office@example.com');
  });
  console.log('Its two mails reached the catcher');
  expect((await inSite('./site', 'messages', '--json')).includes(text), 'The message is in PostgreSQL');
  const said = await inSite(
    'sh',
    '-c',
    'id -u; (touch /opt/site/x) 2>&1; grep -E "CapEff|NoNewPrivs" /proc/1/status',
  );
  console.log(`Inside: ${said.trim().replaceAll(/\s+/g, ' ')}`);
  expect(
    /^10001\b[\s\S]*Read-only[\s\S]*CapEff:\s*0+\s[\s\S]*NoNewPrivs:\s*1/.test(said),
    'The site has no rights',
  );
  console.log(await inSite('./site', 'doctor').catch(({ stdout }: { stdout: string }) => stdout));
}

/** One process after the other, as docs/operation.md says. */
async function update(): Promise<void> {
  const visits = visitUntil(`${address}/nova`);
  for (const name of sites) {
    await compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', name);
    await untilHealthy([name]);
    await delay(2000);
  }
  const { answered, failed } = await visits.stop();
  console.log(
    `While both were replaced: ${answered} visits answered, ${failed.length} failed ${failed.slice(0, 3).join()}`,
  );
  expect(failed.length === 0 && answered > 50, 'No visitor notices an update');
}

async function backUpAndRestore(): Promise<void> {
  await inSite('./site', 'backup');
  console.log((await inSite('./site', 'restore', '--drill')).trim());
  const [newest] = /site-[\dTZ-]+\.\w+/.exec(await inSite('./site', 'restore', '--list'))!;
  await compose('stop', ...sites);
  await instead('restore', newest, '--overwrite');
  await compose('start', ...sites);
  await untilHealthy(sites);
  expect((await inSite('./site', 'messages', '--json')).includes(text), 'The restored store has the message');
}

function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
  console.log(what);
}
