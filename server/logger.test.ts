import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { captureLog } from '#tests/kit/app.ts';

test('of an error the log has what it says and where it came from, not the data that databases add', () => {
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

test('whatever stands in what is logged, it stays one line that reads back', () => {
  const { logger, lines } = captureLog();
  const forged = 'x\r\n{"level":"fatal","msg":"forged"}\u2028\u0000\u001b[31m"';
  logger.warn({ page: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', page: forged, msg: forged });
  expect(lines[0]).not.toMatch(/\p{Cc}/u);
});

test('a process whose log nobody reads ends, however much it still had to say', async () => {
  const program = `
    import { createLogger } from '#server/logger.ts';
    const logger = createLogger('info');
    for (let line = 0; line < 9; line += 1) logger.info('x'.repeat(30_000));
    process.exit(7);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});
