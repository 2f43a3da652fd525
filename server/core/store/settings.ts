import type { Db } from './store.ts';

const secondFactor = 'second-factor-required';
const approval = 'approval-required';

export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  return (await findSetting(db, secondFactor)) === 'true';
}

export async function requireSecondFactor(db: Db, isRequired: boolean): Promise<void> {
  await keepSetting(db, secondFactor, String(isRequired));
}

export async function isApprovalRequired(db: Db): Promise<boolean> {
  return (await findSetting(db, approval)) === 'true';
}

export async function requireApproval(db: Db, isRequired: boolean): Promise<void> {
  await keepSetting(db, approval, String(isRequired));
}

export async function findSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function keepSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute();
}
