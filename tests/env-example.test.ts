import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { allVariables } from '#server/all-variables.ts';
import { readEnvironment } from '#server/env.ts';

const file = readFileSync('deploy/env.example', 'utf8');
/** Each variable follows a comment with its example. */
const examples = parseEnv(file.replace(/^# .* Example: (.+)\n#?([A-Z\d_]+)=$/gm, '$2=$1'));
/** Set by compose.yaml. */
const inContainer = { TRUSTED_PROXY_HOPS: '1', BACKUP_DIR: '/backups' };

test('deploy/env.example names only variables that the site reads', () => {
  const others = Object.keys(examples).filter((name) => !allVariables.has(name));
  expect(others).toEqual(['POSTGRES_PASSWORD']);
  expect(Object.keys(examples).length).toBeGreaterThan(100);
});

test('deploy/env.example, filled in as its comments show, is accepted as the site reads it', () => {
  expect(readEnvironment({ ...examples, ...inContainer }).site.origin).toBe('https://www.example.com');
});
