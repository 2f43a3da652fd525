import { expect, test } from 'vitest';
import { worstMail } from './worst-mail.ts';

const sent = { status: 'sent', attempts: 2, lastError: null } as const;
const firstTry = { status: 'queued', attempts: 1, lastError: null } as const;
const retried = { status: 'queued', attempts: 1, lastError: '451 later' } as const;
const failed = { status: 'failed', attempts: 9, lastError: '550 no' } as const;

test('the worst of several mails is told, one that is tried again before one that only waits', () => {
  expect(worstMail([])).toBeUndefined();
  expect(worstMail([sent])).toBe('sent');
  expect(worstMail([sent, firstTry])).toBe('queued');
  expect(worstMail([sent, firstTry, retried])).toBe('retried');
  expect(worstMail([retried, failed])).toBe('failed');
});
