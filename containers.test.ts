import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment.ts';
import packageFile from './package.json' with { type: 'json' };

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const example = read('deploy/env.example');
const documented = new Set(read('README.md').match(/\b[A-Z][A-Z\d]*_[A-Z_\d]+\b|\bHOST\b|\bPORT\b/g));

/** The lines of one entry of compose.yaml, by its indentation. */
function entry(name: string, indent = ''): string {
  const found = new RegExp(`^${indent}${name}:.*\\n((?:${indent} +.*\\n|\\n)*)`, 'm').exec(compose);
  expect(found, name).not.toBeNull();
  return found![1]!;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/^\s*([A-Z][A-Z\d_]+)(?:: |=)/gm)].map(([, name]) => name!);
}

const services = [...entry('services').matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name!);

test('the image is built with the Node that the project brings', () => {
  expect(/BUILD_BASE=\S+node:([\d.]+)-/.exec(dockerfile)?.[1]).toBe(packageFile.dependencies.node);
});

test('every variable that is set for the site is one of its own', () => {
  const image = /^ENV (.+)$/m.exec(dockerfile)![1]!.match(/[A-Z_]+(?==)/g)!;
  const named = [...image, ...variablesIn(entry('x-site')), ...variablesIn(example)];
  expect(named.length).toBeGreaterThan(10);
  // PostgreSQL's own; all of LEGAL_… is told in config/.
  const others = named.filter((name) => !documented.has(name) && name !== 'LEGAL_NAME');
  expect(others).toEqual(['POSTGRES_PASSWORD']);
});

test('the example is accepted as the site reads it, also for a trial', () => {
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
  const variables = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf('=')),
      line.slice(line.indexOf('=') + 1).replaceAll("'", ''),
    ]),
  );
  const database = /DATABASE_URL: (\S+)/.exec(compose)![1]!.replace(/\$\{POSTGRES_PASSWORD:\?\}/, 'abc123');
  const inside = { ...variables, DATABASE_URL: database, TRUSTED_PROXY_HOPS: '1', BACKUP_DIR: '/backups' };
  expect(readEnvironment(inside).site.origin).toBe('https://www.example.com');
  const trial = [...example.matchAll(/trial.*?: (\S+)$/gm)].map(([, value]) => value!);
  expect(trial).toEqual(['https://localhost', 'smtp://mails:1025?ignoreTLS=true']);
  expect(() => readEnvironment({ ...inside, SITE_URL: trial[0], SMTP_URL: trial[1] })).not.toThrow();
});

test('Caddy is told all it asks for, and looks for processes that are there, where they listen', () => {
  const told = variablesIn(entry('caddy', '  '));
  const asked = [...caddyfile.matchAll(/\{\$(\w+)(:?)/g)].filter(([, , hasDefault]) => !hasDefault);
  expect(told.sort()).toEqual([...new Set(asked.map(([, name]) => name!))].sort());
  const port = /PORT=(\d+)/.exec(dockerfile)![1]!;
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  const [, processes] = /SITE_PROCESSES: (.+)/.exec(compose)!;
  const sites = services.filter((name) => entry(name, '  ').includes('*site'));
  expect(processes!.split(' ')).toEqual(sites.map((name) => `${name}:${port}`));
  expect(entry('x-site')).toContain(`PORT: "${port}"`);
});

test('no container may write but into its volumes, gain rights, or run without a look at its health', () => {
  const hardened = entry('x-hardened');
  for (const line of ['read_only: true', 'no-new-privileges:true', 'cap_drop: [ALL]'])
    expect(hardened).toContain(line);
  expect(services).toEqual(['caddy', 'site-1', 'site-2', 'database', 'mails']);
  for (const name of services) {
    const text = entry(name, '  ');
    expect(text, name).toMatch(/<<: \*(?:hardened|site)\n/);
    expect(text.includes('healthcheck:') || text.includes('*site'), name).toBe(true);
  }
  expect(dockerfile).toContain('HEALTHCHECK ');
});

test('the image runs as the user that owns its folders, which compose keeps', () => {
  const [, user, group] = /^USER (\d+):(\d+)$/m.exec(dockerfile)!;
  expect(dockerfile).toContain(`--owner=${user} --group=${group} --mode=0700 /data /backups`);
  expect(dockerfile).toContain('VOLUME /data /backups\n');
  expect(entry('x-site')).toContain('volumes: ["site-data:/data", "backups:/backups"]');
});
