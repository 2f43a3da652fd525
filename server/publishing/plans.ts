import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  cancelledPlanDays,
  mostOpenPlans,
  type PlannedRelease,
  type Plans,
  type WholePlan,
} from '#domain/api/plan.ts';
import { dayMs } from '#domain/language/durations.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired, requireApproval } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { askToApprove, carryOutPlan, notifyAuthor } from './carry-out-plan.ts';
import { changeDraft, draftRevision, listDraft } from './content.ts';
import { ownersOnlyProblems } from './owners-only.ts';
import {
  approvePlan,
  askForApproval,
  countOpenPlans,
  endPlan,
  findPlan,
  insertPlan,
  listDuePlans,
  listPlans,
  type StoredPlan,
} from './plan-queries.ts';
import type { Publisher } from './publisher.ts';
import { latestVersion, type Problemy } from './releases.ts';

export type PlanOrder = {
  products: readonly PublishedProduct[];
  baseVersion: number;
  /** Revision of the draft that becomes part of the plan; null: no draft. */
  revision: number | null;
  /** Undefined: as soon as it is approved. */
  at: string | undefined;
  /** For the approval of a colleague, even if no rule wants it. */
  asks: boolean;
  transaction: OperatorTransaction;
};

type Made =
  | { outcome: 'planned'; id: string }
  | { outcome: 'tooMany' }
  | Problemy
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };

export type PlanKeeper = {
  list: () => Promise<Plans>;
  make: (order: PlanOrder) => Promise<Made>;
  approve: (id: string, transaction: OperatorTransaction) => Promise<boolean>;
  find: (id: string) => Promise<WholePlan | undefined>;
  /** Its changes return to the draft, except in fields that have changed since: those are its `places`. */
  cancel: (id: string, transaction: OperatorTransaction) => Promise<WholePlan | undefined>;
  requireApproval: (isRequired: boolean, transaction: OperatorTransaction) => Promise<void>;
  isApprovalRequired: () => Promise<boolean>;
  /** Carries out what is due; also what was missed while nothing ran. */
  runDue: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

type Parts = {
  store: Store;
  publisher: Publisher;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

const defaultLookEveryMs = 1000;

const cancelledPlanMs = cancelledPlanDays * dayMs;

/** Publishes what operators planned. Any process may; the store lets one of them. */
export function createPlanKeeper({
  store,
  publisher,
  clock,
  logger,
  lookEveryMs = defaultLookEveryMs,
}: Parts): PlanKeeper {
  const turns = createSerialQueue();
  let hasFailed = false;

  async function make(order: PlanOrder): Promise<Made> {
    const { products, baseVersion, revision, transaction } = order;
    const createdAt = clock().toISOString();
    const dueAt = order.at ?? null;
    return await transaction(async (db, by): Promise<Made> => {
      const { id: operatorId } = by;
      await lock(store, db, 'contentDraft');
      const needsApproval = order.asks || (await isApprovalRequired(db));
      const version = await latestVersion(db);
      if (version !== baseVersion) return { outcome: 'conflict', version };
      if ((await countOpenPlans(db)) >= mostOpenPlans) return { outcome: 'tooMany' };
      const current = await draftRevision(db);
      if (revision !== null && current !== revision) return { outcome: 'contentConflict', revision: current };
      const fields = revision === null ? [] : await listDraft(db);
      const change = { changed: fields.map(({ id }) => id), drafted: fields };
      const problems = await ownersOnlyProblems(db, change, by);
      if (problems.length > 0) return { outcome: 'problemy', problems };
      if (fields.length > 0) await changeDraft(db, { put: [], drop: fields.map(({ id }) => id) });
      const plan = { products, baseVersion, operatorId, needsApproval, createdAt, dueAt, fields };
      const id = await insertPlan(db, plan);
      await recordAudit(db, { at: createdAt, operatorId, action: 'plan.made', target: id });
      if (needsApproval) await askToApprove(db, operatorId, dueAt, createdAt);
      return { outcome: 'planned', id };
    });
  }

  async function cancel(id: string, transaction: OperatorTransaction): Promise<WholePlan | undefined> {
    const at = clock().toISOString();
    return await transaction(async (db, { id: operatorId, name: askedBy }) => {
      await lock(store, db, 'contentDraft');
      const plan = await findPlan(db, id);
      if (!plan) return undefined;
      const drafted = new Map((await listDraft(db)).map((field) => [field.id, field.value]));
      const put = plan.fields.filter((field) => !drafted.has(field.id));
      const places = plan.fields.flatMap(({ id: field, value }) =>
        drafted.has(field) && !isSame(drafted.get(field), value) ? [field] : [],
      );
      if (!(await endPlan(db, id, { state: 'cancelled', places, at }))) return undefined;
      if (put.length > 0) await changeDraft(db, { put, drop: [] });
      await recordAudit(db, { at, operatorId, action: 'plan.cancelled', target: id });
      if (operatorId !== plan.by.id) {
        await notifyAuthor(db, plan.by.id, { kind: 'plan-cancelled', details: { askedBy } }, at);
      }
      return told({ ...plan, state: 'cancelled', places, endedAt: at });
    });
  }

  async function listedPlans(db: Kysely<Tables>): Promise<PlannedRelease[]> {
    return await listPlans(db, new Date(clock().getTime() - cancelledPlanMs).toISOString());
  }

  async function approve(id: string, transaction: OperatorTransaction): Promise<boolean> {
    const at = clock().toISOString();
    const isApproved = await transaction(async (db, { id: operatorId }) => {
      if (!(await approvePlan(db, id, operatorId))) return false;
      await recordAudit(db, { at, operatorId, action: 'plan.approved', target: id });
      return true;
    });
    if (isApproved) await turns.take(runDue);
    return isApproved;
  }

  async function runDue(): Promise<void> {
    try {
      const now = clock();
      const plans = await listDuePlans(store.db, now.toISOString());
      const isDateDoubted = plans.length > 0 && (await doubtfulLeap(store.db, now)) !== undefined;
      for (const due of plans)
        if (!isDateDoubted || due.dueAt === null)
          await carryOutPlan({ store, publisher, clock, logger }, due);
      hasFailed = false;
    } catch (error) {
      // Retried at the next look, but logged once.
      if (!hasFailed) logger.error({ err: error }, 'Could not check for planned releases');
      hasFailed = true;
    }
  }

  return {
    list: async () => ({
      plans: await listedPlans(store.db),
      now: clock().toISOString(),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      isApprovalRequired: await isApprovalRequired(store.db),
    }),
    find: async (id) => {
      const plan = await findPlan(store.db, id);
      return plan && told(plan);
    },
    make,
    approve,
    cancel,
    requireApproval: async (isRequired, transaction) => {
      const at = clock().toISOString();
      await transaction(async (db, { id: operatorId }) => {
        // So that whatever is being published or planned just now keeps to it, or was there before.
        await lock(store, db, 'releases');
        await lock(store, db, 'contentDraft');
        await requireApproval(db, isRequired);
        if (isRequired) {
          const unasked = (await listedPlans(db)).filter(
            (plan) => plan.state === 'waiting' && !plan.needsApproval,
          );
          await askForApproval(db);
          for (const { by, dueAt } of unasked) await askToApprove(db, by.id, dueAt, at);
        }
        const action = isRequired ? 'approvalRule.made' : 'approvalRule.lifted';
        await recordAudit(db, { at, operatorId, action });
      });
    },
    isApprovalRequired: async () => await isApprovalRequired(store.db),
    runDue: async () => await turns.take(runDue),
    start: () => turns.repeat(runDue, lookEveryMs),
    stop: turns.stop,
  };
}

function told({ fields, ...plan }: StoredPlan): WholePlan {
  return {
    ...plan,
    fields: fields.map((field) => ({ id: field.id, ...('value' in field ? { value: field.value } : {}) })),
  };
}
