import { expect, test, vi } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { demoEnvironment, portOf } from './demo-environment.ts';

const given = {
  port: 3000,
  dataDir: '/tmp/demo',
  backupDir: '/tmp/backups',
  smtpUrl: 'smtp://127.0.0.1:2525',
};

test('the demo takes neither the database nor the mail server of the site that is configured here', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1/real');
  vi.stubEnv('SMTP_URL', 'smtps://mail.example');
  vi.stubEnv('BRAND_NAME', 'Real Business');
  const { env, site } = readEnvironment(demoEnvironment(given));
  vi.unstubAllEnvs();
  expect(env).toMatchObject({
    databaseUrl: undefined,
    smtpUrl: given.smtpUrl,
    host: '127.0.0.1',
    isIndexed: false,
  });
  expect(site).toMatchObject({
    isDemo: true,
    banner: { text: { de: expect.any(String), en: expect.any(String) } },
  });
  expect(site.brand.name).not.toBe('Real Business');
});

test.each(['0', '65535', 'http', '3000.5'])('PORT=%s is refused, as two ports are needed', (PORT) => {
  expect(() => portOf({ PORT })).toThrow('PORT expects');
});
