import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { mayDo } from '#domain/accounts/roles.ts';
import type { PlanFailure } from '#domain/api/plan.ts';
import type { Release } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { operatorTransaction } from '#server/accounts/admin-access.ts';
import { findOperator, listThoseWhoMay } from '#server/accounts/operators.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { type DuePlan, endPlan, findPlan, giveBackPlan, type StoredPlan, takePlan } from './plan-queries.ts';
import type { Publisher } from './publisher.ts';

type Parts = {
  store: Store;
  publisher: Publisher;
  clock: () => Date;
  logger: Logger;
};

/** Long enough for a full disk or a database that moves to be mended. */
const betweenTriesMs = 60_000;
const mostTries = 5;

/** One that cannot be carried out, for whatever reason, holds up no other. */
export async function carryOutPlan(parts: Parts, due: DuePlan): Promise<void> {
  const { store, clock, logger } = parts;
  const nextTryAt = new Date(clock().getTime() + betweenTriesMs).toISOString();
  if (!(await store.transaction(async (db) => await takePlan(db, due, nextTryAt)))) return;
  try {
    await tryPlan(parts, due);
  } catch (error) {
    logger.error({ err: error, plan: due.id }, 'Could not carry out a planned release');
  }
}

async function tryPlan(parts: Parts, due: DuePlan): Promise<void> {
  const { store } = parts;
  try {
    await allowedPlanner(store.db, due);
    if (due.tries >= mostTries) await fail(parts, due, 'error', []);
    else if (!(await attempt(parts, (await findPlan(store.db, due.id))!)))
      await store.transaction(async (db) => await giveBackPlan(db, due));
  } catch (error) {
    if (!(error instanceof NotAllowedError)) throw error;
    await fail(parts, due, 'notAllowed', []);
  }
}

/** False if others were faster: the next look tries again on what is there then. */
async function attempt(parts: Parts, plan: StoredPlan): Promise<boolean> {
  const { store, publisher, clock, logger } = parts;
  const due = { id: plan.id, by: plan.by.id, approvedBy: plan.approvedBy?.id ?? null };
  const [base, newest] = [await publisher.find(plan.baseVersion), (await publisher.find())!];
  const products = base && mergedProducts(plan, base, newest);
  const places = collisions(plan.fields, base?.edits ?? {}, newest.edits);
  if (!products || places.length > 0) {
    const taken = products ? places : ['products', ...places];
    await fail(parts, due, 'changed', taken);
    return true;
  }
  const result = await publisher.publish({
    products,
    baseVersion: newest.version,
    operatorId: plan.by.id,
    transaction: operatorTransaction(store, {
      read: async (db) => await allowedPlanner(db, due),
      clock,
      isAccessChange: false,
    }),
    fields: plan.fields,
    approvedBy: plan.approvedBy?.id,
    along: async (db, version) => {
      const at = clock().toISOString();
      if (!(await endPlan(db, plan.id, { state: 'published', version, at }))) return false;
      const details = { version: String(version) };
      await notifyAuthor(db, plan.by.id, { kind: 'plan-published', details }, at);
      return true;
    },
  });
  if (result.outcome === 'unshowable') await fail(parts, due, 'unshowable', [result.path]);
  if (result.outcome === 'problemy') {
    const isOwnerOnly = result.problems.some(({ code }) => code === 'ownersOnly');
    const taken = result.problems.map(({ id }) => id);
    await fail(parts, due, isOwnerOnly ? 'notAllowed' : 'unshowable', taken);
  }
  if (result.outcome === 'published') logger.info({ version: result.version }, 'Planned release published');
  return !['conflict', 'contentConflict', 'overtaken'].includes(result.outcome);
}

async function fail(
  { store, clock, logger }: Parts,
  { id, by }: Pick<DuePlan, 'id' | 'by'>,
  failure: PlanFailure,
  places: string[],
): Promise<void> {
  const at = clock().toISOString();
  await store.transaction(async (db) => {
    if (!(await endPlan(db, id, { state: 'failed', failure, places, at }))) return;
    await recordAudit(db, { at, operatorId: by, action: 'plan.failed', target: id, details: { failure } });
    if (failure === 'notAllowed') await tellPublishers(db, failure, at);
    else await notifyAuthor(db, by, { kind: 'plan-failed', details: { failure } }, at);
  });
  logger.warn({ plan: id, failure }, 'Planned release failed');
}

/** Undefined if both changed the list of products. */
function mergedProducts(
  plan: StoredPlan,
  base: Release,
  newest: Release,
): readonly PublishedProduct[] | undefined {
  if (isSame(plan.products, base.products)) return newest.products;
  const isUntouched = isSame(newest.products, base.products) || isSame(newest.products, plan.products);
  return isUntouched ? plan.products : undefined;
}

/** Fields with another published value since. */
function collisions(fields: readonly DraftedField[], base: StoredEdits, newest: StoredEdits): string[] {
  return fields.flatMap(({ id, value }) => {
    const now = newest[id]?.value;
    return isSame(now, base[id]?.value) || isSame(now, value) ? [] : [id];
  });
}

class NotAllowedError extends Error {
  override name = 'NotAllowedError';
}

/**
 * A plan belongs to its planner and approver: if one left or lost the right, it is not published. Returns who
 * planned it; throws `NotAllowedError`.
 */
async function allowedPlanner(
  db: Kysely<Tables>,
  { by, approvedBy }: Pick<DuePlan, 'by' | 'approvedBy'>,
): Promise<Operator> {
  if (approvedBy !== null) await whoMayPublish(db, approvedBy);
  return await whoMayPublish(db, by);
}

async function whoMayPublish(db: Kysely<Tables>, id: string): Promise<Operator> {
  const operator = await findOperator(db, id);
  if (operator && mayDo(operator.role, 'publish')) return operator;
  throw new NotAllowedError('An operator who planned or approved it may no longer publish.');
}

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
    if (operator.id !== plannedBy) await notifyOperator(db, 'plan-to-approve', operator, at, details);
}

/** The planner, unless the account is gone. */
export async function notifyAuthor(
  db: Kysely<Tables>,
  plannedBy: string,
  { kind, details }: Ended,
  at: string,
): Promise<void> {
  const planner = await findOperator(db, plannedBy);
  if (planner) await notifyOperator(db, kind, planner, at, details);
}

/** Acts for a planner who may not change the plan any more. */
async function tellPublishers(db: Kysely<Tables>, failure: PlanFailure, at: string): Promise<void> {
  for (const operator of await listThoseWhoMay(db, 'publish'))
    await notifyOperator(db, 'plan-failed', operator, at, { failure });
}
