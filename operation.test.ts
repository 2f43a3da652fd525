// What docs/operation.md and deploy/ tell owners to set, as far as an attacker would notice if a line were lost.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canCheckUnit, checkUnit } from '#scripts/check-unit.ts';
import { temporaryFolder } from '#tests/kit/database.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const operation = read('docs/operation.md');
const unit = read('deploy/site.service');

const settings = new Map(
  [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!] as const),
);

/** A block of the document by the language of its fence and a word in it. */
function block(language: string, word: string): string {
  const blocks = operation.split('\n```').filter((text) => text.startsWith(`${language}\n`));
  const found = blocks.filter((text) => text.includes(word));
  expect(found, word).toHaveLength(1);
  return found[0]!;
}

/** Of nginx, as pairs of name and value, one for each server in which it stands. */
function directives(text: string): string[] {
  return [...text.matchAll(/^\s*([a-z_]+)\s+([^;{]+);/gm)].map(([, name, value]) => `${name} ${value}`);
}

test('the unit runs the site as a user of its own that can write its data alone', () => {
  expect(Object.fromEntries(settings)).toMatchObject({
    User: 'site',
    UMask: '0077',
    ProtectSystem: 'strict',
    ReadWritePaths: '/var/lib/site -/var/backups/site',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    SystemCallArchitectures: 'native',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
  });
  for (const name of [
    ...['ProtectHome', 'ProtectClock', 'ProtectHostname', 'ProtectControlGroups', 'ProtectKernelLogs'],
    ...['ProtectKernelModules', 'ProtectKernelTunables', 'PrivateTmp', 'PrivateDevices', 'PrivateUsers'],
    ...['RemoveIPC', 'RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID', 'LockPersonality'],
  ])
    expect([name, settings.get(name)]).toEqual([name, 'yes']);
  const calls = [...unit.matchAll(/^SystemCallFilter=(.*)$/gm)].map(([, value]) => value);
  expect(calls).toEqual(['@system-service', '~@privileged']);
});

if (!canCheckUnit) console.log('Not checked: deploy/site.service, as there is no systemd-analyze');

describe.skipIf(!canCheckUnit)('as systemd reads it', () => {
  /** Where an install puts it, with these lines instead of the first ones. */
  function check(changes: Readonly<Record<string, string>> = {}): void {
    const root = temporaryFolder();
    mkdirSync(join(root, 'opt'), { recursive: true });
    cpSync(join(import.meta.dirname, 'deploy'), join(root, 'opt/site'), { recursive: true });
    const file = join(root, 'changed');
    writeFileSync(
      file,
      Object.entries(changes).reduce((text, [from, to]) => text.replace(from, to), unit),
    );
    checkUnit(file, root);
  }

  test('the unit is whole, and as hardened as it was', () => {
    expect(() => check()).not.toThrow();
  });

  test.each([
    ['ProtectClock=', 'ProtectClok=', 'Unknown key'],
    ['PrivateTmp=yes', 'PrivateTmp=ja', 'Failed to parse'],
    ['ExecStart=/opt/site/site', 'ExecStart=/opt/site/start', 'is not executable'],
    ['Wants=network-online.target', 'Requires=no-such.target', 'no-such.target not found'],
    ['SystemCallFilter=@system-service', '', 'Overall exposure level'],
  ])('where %s should stand, “%s” is a fault', (line, wrong, told) => {
    expect(() => check({ [line]: wrong })).toThrow(told);
  });
});

test('the unit is tried again until its database is there, and starts what an install puts in its place', () => {
  expect(Object.fromEntries(settings)).toMatchObject({
    ExecStart: '/opt/site/site',
    Restart: 'on-failure',
    RestartSec: '2',
    StartLimitIntervalSec: '0',
  });
  expect(block('sh', 'rsync')).toContain('ln -sfn deploy/site /opt/site/site');
});

test('the unit bounds memory and processes, and gives a stop the time that the server takes', () => {
  for (const name of ['MemoryHigh', 'MemoryMax', 'TasksMax'])
    expect([name, settings.get(name)]).toEqual([name, expect.stringMatching(/^\d+[GM]?$/)]);
  expect(settings.get('Restart')).toBe('on-failure');
  expect(Number(settings.get('TimeoutStopSec'))).toBeGreaterThan(10);
});

test('nginx says nothing of itself, logs nobody, and bounds what one address may ask', () => {
  const [, plain, secure] = block('nginx', 'ssl_certificate').split(/^server \{$/m);
  for (const server of [plain!, secure!])
    expect(directives(server)).toEqual(expect.arrayContaining(['server_tokens off', 'access_log off']));
  expect(directives(secure!)).toEqual(
    expect.arrayContaining([
      'ssl_protocols TLSv1.2 TLSv1.3',
      'limit_conn site_connections 100',
      'limit_req zone=site_api burst=50 nodelay',
      'client_max_body_size 512k',
      'client_body_buffer_size 512k',
      'proxy_set_header Host $host',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
      'proxy_set_header X-Forwarded-Proto $scheme',
    ]),
  );
  const api = /location \/api\/ \{([^}]*)\}/;
  expect(api.exec(plain!)![1]).toContain('return 403;');
  expect(api.exec(secure!)![1]).toContain('limit_req zone=site_api');
});

test('no package runs code as root, and what builds the site is not what runs it', () => {
  const install = block('sh', 'npm ci --omit=dev').split('\n');
  const withNpm = install.filter((line) => /\bnpm\b/.test(line));
  expect(withNpm).toEqual([expect.stringMatching(/^sudo -u site-build /)]);
  expect(install.join('\n')).toContain('--chown=root:root');
});

test('the way to the database is encrypted and checked unless somebody says that it need not be', () => {
  expect(operation).toContain('?sslmode=verify-full');
});
