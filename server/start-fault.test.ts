import { expect, test } from 'vitest';
import { StoreUnavailableError } from './core/store/store-unavailable.ts';
import { readEnv } from './env.ts';
import { startFault } from './start-fault.ts';

const fault = (facts: object) => Object.assign(new Error('reason'), facts);
const postgres = { DATABASE_URL: 'postgres://site:secret@127.0.0.1:5433/site' };

const listen = (code: string, port?: number) => ({ syscall: 'listen', code, port });
const folder = { DATA_DIR: '/srv/x' };

test.each([
  [listen('EADDRINUSE', 3000), {}, 'another process uses port 3000', 'set PORT'],
  [listen('EADDRINUSE', 9464), { METRICS_PORT: '9464' }, 'port 9464', 'set METRICS_PORT'],
  [listen('EACCES', 80), { PORT: '80' }, 'may not use port 80', 'Set PORT to 1024'],
  [listen('EADDRNOTAVAIL'), { HOST: '10.9.9.9' }, '10.9.9.9 is not', 'Set HOST'],
  [{ syscall: 'mkdir', code: 'EACCES' }, folder, "/srv/x can't be written (EACCES)", 'DATA_DIR'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, folder, '(SQLite 14)', 'owner'],
  [{ code: 'ENOSPC' }, folder, 'the disk of /srv/x is full', 'Free up space'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, folder, 'is damaged', 'npm run restore'],
  [{ code: '28P01' }, postgres, '127.0.0.1:5433 rejects the sign-in', 'user and password'],
  [{ code: '3D000' }, postgres, 'has no database site', 'Create it'],
])('%j with %j is explained in two lines', (facts, variables, reason, todo) => {
  const lines = startFault(fault(facts), readEnv(variables)).split('\n');
  expect(lines).toEqual([expect.stringContaining(reason), expect.stringContaining(todo)]);
  expect(lines[0]).toMatch(/^The server cannot start: /);
});

test('a database that does not answer is named without its password', () => {
  const error = new StoreUnavailableError(new Error('timeout exceeded when trying to connect'));
  expect(startFault(error, readEnv(postgres))).toBe(
    "The server cannot start: the database at 127.0.0.1:5433 can't be reached (no answer).\n" +
      'Check DATABASE_URL, and whether the database runs.',
  );
});

test('any other reason keeps its own words', () => {
  expect(startFault(new Error('the build is broken'), readEnv({}))).toBe(
    'The server cannot start: the build is broken',
  );
});
