import type { Kysely } from 'kysely';
import type { PlanFailure } from '#domain/api/plan.ts';
import { findOperator, listThoseWhoMay } from '#server/accounts/operators.ts';
import { tellOperator } from '#server/accounts/tell-operator.ts';
import type { Tables } from '#server/core/store/tables.ts';

type Ended =
  | { kind: 'plan-published'; details: { version: string } }
  | { kind: 'plan-failed'; details: { failure: string } }
  | { kind: 'plan-cancelled'; details: { askedBy: string } };

/** Everybody who may approve it: all who may publish, but for the one who planned it. */
export async function askToApprove(
  db: Kysely<Tables>,
  plannedBy: string,
  dueAt: string | null,
  at: string,
): Promise<void> {
  const asking = await findOperator(db, plannedBy);
  const details = { askedBy: asking?.name ?? '', ...(dueAt ? { dueAt } : {}) };
  for (const operator of await listThoseWhoMay(db, 'publish'))
    if (operator.id !== plannedBy) await tellOperator(db, 'plan-to-approve', operator, at, details);
}

/** Whoever planned it, unless the account is gone. */
export async function tellOfEnd(
  db: Kysely<Tables>,
  plannedBy: string,
  { kind, details }: Ended,
  at: string,
): Promise<void> {
  const planner = await findOperator(db, plannedBy);
  if (planner) await tellOperator(db, kind, planner, at, details);
}

/** Instead of whoever planned it, who may not change anything about it any more. */
export async function tellPublishers(db: Kysely<Tables>, failure: PlanFailure, at: string): Promise<void> {
  for (const operator of await listThoseWhoMay(db, 'publish'))
    await tellOperator(db, 'plan-failed', operator, at, { failure });
}
