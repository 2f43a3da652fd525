import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { listSupportMessages } from '#server/forms/support-messages.ts';
import { listSurveyResponses } from '#server/forms/survey-responses.ts';

type QueuedMails = UpdateQueryBuilder<Tables, 'outbox', 'outbox', UpdateResult>;

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
export async function endHolds(store: Store): Promise<void> {
  await makeDue(store, (mails) => mails);
}

/** Passes the time until a mail that was refused for now is tried again. */
export async function endWaits(store: Store): Promise<void> {
  await makeDue(store, (mails) => mails.where('lease', 'is', null));
}

/** Leaves those alone that are due already: they are thousands, and the server writes beside this. */
async function makeDue(store: Store, only: (mails: QueuedMails) => QueuedMails): Promise<void> {
  const now = new Date().toISOString();
  await store.transaction(async (db) => {
    const waiting = db
      .updateTable('outbox')
      .set({ dueAt: now })
      .where('status', '=', 'queued')
      .where('dueAt', '>', now);
    await only(waiting).execute();
  });
}
