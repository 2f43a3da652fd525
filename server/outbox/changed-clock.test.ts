import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/language/durations.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { startMailbox } from '#tests/kit/mailbox.ts';
import { createTestWorker, workerStart } from '#tests/kit/outbox-worker.ts';
import { listOutbox } from './outbox.ts';

// Times are stored in UTC, so summer time changes nothing but a clock that is set to the wrong zone, by an hour.
describe.each(dialects)('on %s', (dialect) => {
  test.each([
    ['an hour forwards', hourMs],
    ['an hour backwards', -hourMs],
    ['a year forwards', 365 * 24 * hourMs],
    ['a day backwards', -24 * hourMs],
  ])('the clock is set %s: every mail goes once, new ones at once', async (_, jumpMs) => {
    const store = await createTestStore(dialect);
    const mailbox = await startMailbox();
    const { worker, time } = createTestWorker(store, mailbox.url);
    const at = () => ({ receivedAt: new Date(time.now).toISOString() });
    await createSupportMessage(store, newSubmission(at()), supportMessage());
    time.now += jumpMs;
    await createSupportMessage(store, newSubmission(at()), supportMessage());
    await worker.runOnce();
    // What was stored by a clock ahead waits until the time it was due.
    expect(mailbox.received).toHaveLength(jumpMs > 0 ? 2 : 1);
    time.now = Math.max(workerStart, time.now);
    await worker.runOnce();
    time.now += jumpMs;
    await worker.runOnce();
    expect(mailbox.received).toHaveLength(2);
    expect((await listOutbox(store.db)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });
});
