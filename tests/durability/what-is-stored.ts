import type { Store } from '#server/store/store.ts';
import { listSupportMessages } from '#server/store/support-messages.ts';
import { listSurveyResponses } from '#server/store/survey-responses.ts';

const everything = { limit: 1_000_000 };

export async function storedMarkers({ db }: Store): Promise<{ id: string; marker: string }[]> {
  const messages = await listSupportMessages(db, everything);
  const responses = await listSurveyResponses(db, everything);
  return [
    ...messages.map(({ id, message }) => ({ id, marker: message })),
    ...responses.map(({ id, comment }) => ({ id, marker: comment })),
  ];
}

export async function heldMails({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'queued')
    .where('lease', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Passes the time after which other workers may take a dead worker's mails. */
export async function endHolds({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString() })
    .where('status', '=', 'queued')
    .execute();
}

/** Passes the time until a mail that was refused for now is tried again. */
export async function endWaits({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString() })
    .where('status', '=', 'queued')
    .where('lease', 'is', null)
    .execute();
}
