import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const secondFactor = 'second-factor-required';
const backup = 'last-backup';

export async function isSecondFactorRequired(db: Kysely<Tables>): Promise<boolean> {
  return (await read(db, secondFactor)) === 'true';
}

export async function requireSecondFactor(db: Kysely<Tables>, isRequired: boolean): Promise<void> {
  await write(db, secondFactor, String(isRequired));
}

/** When the last complete backup was made. */
export async function lastBackup(db: Kysely<Tables>): Promise<string | undefined> {
  return await read(db, backup);
}

export async function noteBackup(db: Kysely<Tables>, madeAt: string): Promise<void> {
  await write(db, backup, madeAt);
}

async function read(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

async function write(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
