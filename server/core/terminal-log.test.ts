import { expect, test } from 'vitest';
import { createLogger, terminalLog } from './logger.ts';

function written(log: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  log(
    createLogger(
      'warn',
      terminalLog((line) => {
        text += line;
      }),
    ),
  );
  return text;
}

test('a line has its level, message and details, and no time', () => {
  expect(written((logger) => logger.warn({ found: ['mailSilent'] }, 'Owners alerted by mail'))).toBe(
    'warn: Owners alerted by mail {"found":["mailSilent"]}\n',
  );
});

test('an error with a code has no stack', () => {
  const err = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  expect(written((logger) => logger.error({ err }, 'Could not read the outbox'))).toBe(
    'error: Could not read the outbox: EACCES: permission denied\n',
  );
});

test('an error of the program keeps its stack', () => {
  const err = new TypeError('x is undefined');
  expect(written((logger) => logger.error({ err }, 'Unexpected error'))).toMatch(
    /^error: Unexpected error: TypeError: x is undefined\n +at /,
  );
});
