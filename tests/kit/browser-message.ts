import { dayMs } from '#domain/language/durations.ts';
import { openStore, type StoreOptions } from '#server/core/store/database.ts';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { newSubmission, supportMessage } from './factories.ts';

/** Of whoever wrote two weeks ago and has no reply. */
export const overdueSender = 'Olga Überfällig';

const twoWeeksMs = 14 * dayMs;

export async function addOverdueMessage(options: StoreOptions): Promise<void> {
  const store = await openStore(options);
  const receivedAt = new Date(Date.now() - twoWeeksMs).toISOString();
  await createSupportMessage(store, newSubmission({ receivedAt }), supportMessage({ name: overdueSender }));
  await store.close();
}
