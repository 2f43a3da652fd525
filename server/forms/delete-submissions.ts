import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { countWritten, isWritten } from '#server/core/store/rows.ts';
import { type Db, isSqlite, type Store, type SubmissionTable } from '#server/core/store/store.ts';
import { searchedTables } from '#server/core/store/text-search.ts';

/** Milliseconds. One transaction ends after this; on SQLite everybody waits for it. */
export const usualStepMs = 50;

const pauseMs = 25;

type Deletion = {
  store: Store;
  table: SubmissionTable;
  /** Ids of some that are left, asked in each transaction; none ends the deletion. */
  next: (db: Db) => Promise<readonly string[]>;
  /** Called in the transaction that deletes the row `id`, before that. */
  before?: (db: Db, id: string) => Promise<void>;
  stepMs?: number;
};

/**
 * Deletes submissions with everything that belongs to them, in short steps: searched texts and parts of files one by one, then
 * the row, which takes the rest along. Stopped half way it can go on later. Returns how many rows are gone.
 */
export async function deleteSubmissions(deletion: Deletion): Promise<number> {
  let deleted = 0;
  for (;;) {
    const step = await deletion.store.transaction(async (db) => await deleteStep(db, deletion));
    if (step === 'done') return deleted;
    deleted += step;
    await delay(pauseMs);
  }
}

/** Returns how many rows it deleted, perhaps none, or that none were left. */
async function deleteStep(
  db: Db,
  { table, next, before, stepMs = usualStepMs }: Deletion,
): Promise<number | 'done'> {
  const ids = await next(db);
  if (ids.length === 0) return 'done';
  const end = performance.now() + stepMs;
  let deleted = 0;
  for (const id of ids) {
    while (await deletePart(db, table, id)) if (performance.now() >= end) return deleted;
    await before?.(db, id);
    deleted += await countWritten(db.deleteFrom<SubmissionTable>(table).where('id', '=', id));
    if (performance.now() >= end) break;
  }
  return deleted;
}

/** Deletes a searched text or a part of a file, which take long. False if there is none. */
async function deletePart(db: Db, table: SubmissionTable, id: string): Promise<boolean> {
  const searched = searchedTables[table];
  const text = db.selectFrom(searched).select('number').where('submissionId', '=', id).limit(1);
  if (await isWritten(db.deleteFrom(searched).where('number', '=', text))) return true;
  if (table !== 'support_messages') return false;
  const row = sql.ref(isSqlite(db) ? 'rowid' : 'ctid');
  const part =
    await sql`delete from message_file_parts where ${row} = (select parts.${row} from message_file_parts as parts
    join message_files on message_files.id = parts.file_id where message_files.message_id = ${id} limit 1)`.execute(
      db,
    );
  return (part.numAffectedRows ?? 0n) > 0n;
}
