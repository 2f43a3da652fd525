import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment.ts';

const example = parseEnv(readFileSync('deploy/env.example', 'utf8'));
/** Set by compose.yaml. */
const inContainer = { TRUSTED_PROXY_HOPS: '1', BACKUP_DIR: '/backups' };

test('deploy/env.example is accepted as the site reads it', () => {
  expect(readEnvironment({ ...example, ...inContainer }).site.origin).toBe('https://www.example.com');
});
