import { expect, test } from 'vitest';
import { dueOf, followUpAfter } from './due.ts';

const work = {
  kind: 'message',
  status: 'new',
  receivedAt: '2026-11-30T09:00:00.000Z',
  receivedDay: '2026-11-30',
  isReplied: false,
  followUp: null,
  deletedAt: null,
} as const;

const dueOn = (today: string, message: Partial<Parameters<typeof dueOf>[0]> = {}) =>
  dueOf({ ...work, ...message }, { today, replyWorkingDays: 2 });

test('a message is due on the last day of the promised reply, then late', () => {
  expect(dueOn('2026-12-01')).toEqual({ reason: 'reply', day: '2026-12-02', state: 'later' });
  expect(dueOn('2026-12-02')).toMatchObject({ state: 'today' });
  expect(dueOn('2026-12-03')).toMatchObject({ state: 'late' });
});

test.each([
  ['one with a reply', { isReplied: true }],
  ['one that is done', { status: 'done' }],
  ['spam', { status: 'suspected' }],
  ['a cancellation', { kind: 'cancellation' }],
  ['one in the bin', { deletedAt: '2026-12-01T09:00:00.000Z', followUp: '2026-12-01' }],
] as const)('%s is never due', (_, message) => {
  expect(dueOn('2026-12-09', message)).toBeNull();
});

test('the earliest of reply, refund and follow-up counts; done work has its follow-up only', () => {
  const followUp = '2026-12-01';
  expect(dueOn('2026-11-30', { followUp })).toMatchObject({ reason: 'followUp', day: followUp });
  expect(dueOn('2026-11-30', { followUp: '2026-12-05' })).toMatchObject({ reason: 'reply' });
  expect(dueOn('2026-11-30', { kind: 'withdrawal' })).toMatchObject({ reason: 'refund', day: '2026-12-14' });
  expect(dueOn('2026-12-20', { status: 'done', followUp })).toMatchObject({
    reason: 'followUp',
    state: 'late',
  });
});

test.each([
  ['2026-12-01', 'done', null],
  ['2026-12-02', 'done', null],
  ['2026-12-03', 'done', '2026-12-03'],
  ['2026-12-03', 'suspected', null],
  ['2026-12-01', 'open', '2026-12-01'],
  ['2026-12-01', undefined, '2026-12-01'],
] as const)('of a follow-up on %s, %s on December 2 leaves %s', (followUp, status, left) => {
  expect(followUpAfter(followUp, status, { today: '2026-12-02' })).toBe(left);
});
