import { expect, test } from 'vitest';
import { bulkActions } from './inbox.ts';
import { actRefusal } from './message-acts.ts';

const message = { status: 'new', kind: 'message', deletedAt: null, due: null } as const;
const followUp = { reason: 'followUp', day: '2026-11-21' } as const;
const binned = { ...message, deletedAt: '2026-11-21T09:30:00.000Z' };

test.each([
  ['a new message', message, ['spam', 'done', 'delete']],
  ['one that is done', { ...message, status: 'done' }, ['spam', 'delete']],
  [
    'one that is done until later',
    { ...message, status: 'done', due: { ...followUp, state: 'later' } },
    ['spam', 'delete'],
  ],
  [
    'one that was done until today',
    { ...message, status: 'done', due: { ...followUp, state: 'today' } },
    ['spam', 'done', 'delete'],
  ],
  ['a suspected one', { ...message, status: 'suspected' }, ['notSpam', 'delete']],
  ['one in the bin', binned, ['restore']],
  ['a declaration', { ...message, kind: 'withdrawal' }, ['spam', 'done']],
] as const)('%s', (_, given, acts) => {
  expect(bulkActions.filter((act) => actRefusal(act, given) === undefined)).toEqual(acts);
});

test('the reason is named', () => {
  expect(actRefusal('restore', message)).toBe('bin');
  expect(actRefusal('delete', { ...message, kind: 'cancellation' })).toBe('kept');
  expect(actRefusal('notSpam', message)).toBe('status');
});
