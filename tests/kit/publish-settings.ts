import type { Store } from '#server/core/store/store.ts';
import { changeDraft } from '#server/publishing/draft.ts';
import { createPublisher } from '#server/publishing/publisher.ts';
import { seedSession, transactionOf } from './admin.ts';
import { captureLog } from './app.ts';
import { contentWith } from './content.ts';

/** As an owner sets them in the admin area. */
export async function publishSettings(
  store: Store,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const clock = () => new Date();
  const publisher = await createPublisher({
    store,
    content: contentWith({}),
    clock,
    logger: captureLog().logger,
  });
  const { operator } = await seedSession(store, clock());
  const put = Object.entries(settings).map(([name, value]) => ({
    id: `setting.${name}`,
    value,
    by: operator.id,
    at: clock().toISOString(),
  }));
  const transaction = transactionOf(store, operator);
  const revision = await store.transaction(async (db) => await changeDraft(db, { put, drop: [] }));
  await publisher.publish({ baseVersion: 0, transaction, changes: { revision } });
}

/** What ends the open point "contact". */
export const contactSettings = {
  CONTACT_EMAIL: 'post@site.test',
  CONTACT_PHONE: '+49 30 1234567',
  CONTACT_STREET: 'Hauptstraße 1',
  CONTACT_POSTAL_CODE: '10115',
  CONTACT_CITY: 'Berlin',
};
