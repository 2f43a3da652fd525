import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';
import { createLogger, terminalLog } from './logger.ts';

test('an error is logged with message and stack, without the data that databases add', () => {
  const { logger, lines } = captureLog();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(anna@example.com) already exists.',
  });
  logger.error({ err: error }, 'failed');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: {
      type: 'Error',
      message: 'duplicate key',
      code: '23505',
      stack: expect.stringContaining('logger.test'),
    },
  });
  expect(lines.join()).not.toContain('anna');
});

test('a log entry stays one line that reads back, whatever it contains', () => {
  const { logger, lines } = captureLog();
  const forged = 'x\r\n{"level":"fatal","msg":"forged"}\u2028\u0000\u001b[31m"';
  logger.warn({ page: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', page: forged, msg: forged });
  expect(lines[0]).not.toMatch(/\p{Cc}/u);
});

test('a process ends while its log has no reader and lines are left', async () => {
  const program = `
    import { createLogger } from '#server/core/logger.ts';
    const logger = createLogger('info');
    for (let line = 0; line < 9; line += 1) logger.info('x'.repeat(30_000));
    logger.flush(() => process.exit(7));
    setTimeout(() => process.exit(7), 500);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});

const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });

test.each([
  [
    'a line for a terminal has its level, message and details, and no time',
    { found: ['mailSilent'] },
    'Owners alerted by mail',
    /^warn: Owners alerted by mail {"found":\["mailSilent"\]}\n$/,
  ],
  [
    'an error with a code has no stack there',
    { err: denied },
    'Could not read the outbox',
    /^warn: Could not read the outbox: EACCES: permission denied\n$/,
  ],
  [
    'an error of the program keeps its stack there',
    { err: new TypeError('x is undefined') },
    'Unexpected error',
    /^warn: Unexpected error: TypeError: x is undefined\n +at /,
  ],
])('%s', (_, details, message, expected) => {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  createLogger('warn', terminalLog(write)).warn(details, message);
  expect(written).toMatch(expected);
});
