import { expect, test } from 'vitest';
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
