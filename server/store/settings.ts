import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const name = 'second-factor-required';

export async function isSecondFactorRequired(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value === 'true';
}

export async function requireSecondFactor(db: Kysely<Tables>, isRequired: boolean): Promise<void> {
  const value = String(isRequired);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
