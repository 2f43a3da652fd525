import type { Store } from '#server/store/store.ts';
import { listSupportMessages } from '#server/store/support-messages.ts';
import { listSurveyResponses } from '#server/store/survey-responses.ts';

const everything = { limit: 1_000_000 };

/** The id of every stored submission with the marker in its text, in no particular order. */
export async function storedMarkers({ db }: Store): Promise<{ id: string; marker: string }[]> {
  const messages = await listSupportMessages(db, everything);
  const responses = await listSurveyResponses(db, everything);
  return [
    ...messages.map(({ id, message }) => ({ id, marker: message })),
    ...responses.map(({ id, comment }) => ({ id, marker: comment })),
  ];
}

/** The mails some worker holds at this moment. */
export async function heldMails({ db }: Store): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'queued')
    .where('lease', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets the time pass after which the mails of a dead worker are due to others. */
export async function endHolds({ db }: Store): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: new Date().toISOString() })
    .where('status', '=', 'queued')
    .execute();
}
