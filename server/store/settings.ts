import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const secondFactor = 'second-factor-required';
const approval = 'approval-required';

export async function isSecondFactorRequired(db: Kysely<Tables>): Promise<boolean> {
  return await isOn(db, secondFactor);
}

export async function requireSecondFactor(db: Kysely<Tables>, isRequired: boolean): Promise<void> {
  await turn(db, secondFactor, isRequired);
}

/** Whether nothing goes live before a second operator has approved it. */
export async function isApprovalRequired(db: Kysely<Tables>): Promise<boolean> {
  return await isOn(db, approval);
}

export async function requireApproval(db: Kysely<Tables>, isRequired: boolean): Promise<void> {
  await turn(db, approval, isRequired);
}

async function isOn(db: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value === 'true';
}

async function turn(db: Kysely<Tables>, name: string, isWanted: boolean): Promise<void> {
  const value = String(isWanted);
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
