import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isSame } from '#content/edits/stored-edits.ts';
import {
  cancelledPlanDays,
  mostOpenPlans,
  type Plan,
  type PlanFailure,
  type Plans,
  type WholePlan,
} from '#domain/answers/plan.ts';
import type { Publication } from '#domain/answers/publication.ts';
import type { DraftedField, StoredEdits } from '#domain/content-edits.ts';
import type { PublishedProduct } from '#domain/publication.ts';
import { mayDo } from '#domain/roles.ts';
import { askToApprove, tellOfEnd, tellPublishers } from './plan-mails.ts';
import type { Publisher } from './publisher.ts';
import { lock } from './store/advisory-lock.ts';
import { recordAudit } from './store/audit-log.ts';
import { changeDraft, draftRevision, listDraft } from './store/content.ts';
import { findOperator } from './store/operators.ts';
import {
  approvePlan,
  askForApproval,
  countOpenPlans,
  type DuePlan,
  endPlan,
  findPlan,
  giveBackPlan,
  insertPlan,
  listDuePlans,
  listPlans,
  type StoredPlan,
  takePlan,
} from './store/plans.ts';
import { latestVersion } from './store/publications.ts';
import { isApprovalRequired, requireApproval } from './store/settings.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './store/tables.ts';

export type PlanOrder = {
  products: readonly PublishedProduct[];
  baseVersion: number;
  /** Of the draft as the operator saw it, which becomes part of the plan; null: none of it. */
  revision: number | null;
  /** Undefined: as soon as it is approved. */
  at: string | undefined;
  /** For the approval of a colleague, even if no rule wants it. */
  asks: boolean;
  operatorId: string;
};

type Made =
  | { outcome: 'planned'; id: string }
  | { outcome: 'tooMany' }
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };

export type PlanKeeper = {
  list: () => Promise<Plans>;
  make: (order: PlanOrder) => Promise<Made>;
  approve: (id: string, operatorId: string) => Promise<boolean>;
  find: (id: string) => Promise<WholePlan | undefined>;
  /** What it would have said comes back into the draft, except where something else stands there: those are its `places`. */
  cancel: (id: string, operatorId: string) => Promise<WholePlan | undefined>;
  requireApproval: (isRequired: boolean, operatorId: string) => Promise<void>;
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

/** Long enough for a full disk or a database that moves to be mended. */
const betweenTriesMs = 60_000;
const mostTries = 5;

const cancelledPlanMs = cancelledPlanDays * 24 * 60 * 60 * 1000;

/** Publishes what operators planned. Any process may; the store lets one of them. */
export function createPlanKeeper({
  store,
  publisher,
  clock,
  logger,
  lookEveryMs = defaultLookEveryMs,
}: Parts): PlanKeeper {
  let timer: NodeJS.Timeout | undefined;
  let busy = Promise.resolve();
  let hasFailed = false;

  async function make(order: PlanOrder): Promise<Made> {
    const { products, baseVersion, revision, operatorId } = order;
    const createdAt = clock().toISOString();
    const dueAt = order.at ?? null;
    return await store.transaction(async (db): Promise<Made> => {
      await lock(store, db, 'contentDraft');
      const needsApproval = order.asks || (await isApprovalRequired(db));
      const version = await latestVersion(db);
      if (version !== baseVersion) return { outcome: 'conflict', version };
      if ((await countOpenPlans(db)) >= mostOpenPlans) return { outcome: 'tooMany' };
      const current = await draftRevision(db);
      if (revision !== null && current !== revision) return { outcome: 'contentConflict', revision: current };
      const fields = revision === null ? [] : await listDraft(db);
      if (fields.length > 0) await changeDraft(db, { put: [], drop: fields.map(({ id }) => id) });
      const plan = { products, baseVersion, operatorId, needsApproval, createdAt, dueAt, fields };
      const id = await insertPlan(db, plan);
      await recordAudit(db, { at: createdAt, operatorId, action: 'plan.made', target: id });
      if (needsApproval) await askToApprove(db, operatorId, dueAt, createdAt);
      return { outcome: 'planned', id };
    });
  }

  async function cancel(id: string, operatorId: string): Promise<WholePlan | undefined> {
    const at = clock().toISOString();
    return await store.transaction(async (db) => {
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
        const askedBy = (await findOperator(db, operatorId))?.name ?? '';
        await tellOfEnd(db, plan.by.id, { kind: 'plan-cancelled', details: { askedBy } }, at);
      }
      return told({ ...plan, state: 'cancelled', places, endedAt: at });
    });
  }

  async function listedPlans(db: Kysely<Tables>): Promise<Plan[]> {
    return await listPlans(db, new Date(clock().getTime() - cancelledPlanMs).toISOString());
  }

  async function approve(id: string, operatorId: string): Promise<boolean> {
    const at = clock().toISOString();
    const isApproved = await store.transaction(async (db) => {
      if (!(await approvePlan(db, id, operatorId))) return false;
      await recordAudit(db, { at, operatorId, action: 'plan.approved', target: id });
      return true;
    });
    if (isApproved) await inTurn();
    return isApproved;
  }

  /** One that cannot be carried out, for whatever reason, holds up no other. */
  async function carryOut(due: DuePlan): Promise<void> {
    const nextTryAt = new Date(clock().getTime() + betweenTriesMs).toISOString();
    if (!(await takePlan(store.db, due, nextTryAt))) return;
    try {
      if (!(await mayPublish(store.db, due.by))) await fail(due, 'notAllowed', []);
      else if (due.tries >= mostTries) await fail(due, 'error', []);
      else if (!(await attempt((await findPlan(store.db, due.id))!))) await giveBackPlan(store.db, due);
    } catch (error) {
      logger.error({ err: error, plan: due.id }, 'A plan could not be carried out');
    }
  }

  /** False if others were faster: the next look tries again on what is there then. */
  async function attempt(plan: StoredPlan): Promise<boolean> {
    const [base, newest] = [await publisher.find(plan.baseVersion), (await publisher.find())!];
    const due = { id: plan.id, by: plan.by.id };
    const products = base && mergedProducts(plan, base, newest);
    const places = collisions(plan.fields, base?.edits ?? {}, newest.edits);
    if (!products || places.length > 0) {
      const taken = products ? places : ['products', ...places];
      await fail(due, 'changed', taken);
      return true;
    }
    const result = await publisher.publish({
      products,
      baseVersion: newest.version,
      operatorId: plan.by.id,
      fields: plan.fields,
      approvedBy: plan.approvedBy?.id,
      along: async (db, version) => {
        const at = clock().toISOString();
        if (!(await mayPublish(db, plan.by.id))) return false;
        if (!(await endPlan(db, plan.id, { state: 'published', version, at }))) return false;
        const details = { version: String(version) };
        await tellOfEnd(db, plan.by.id, { kind: 'plan-published', details }, at);
        return true;
      },
    });
    if (result.outcome === 'unshowable') await fail(due, 'unshowable', [result.path]);
    if (result.outcome === 'faulty')
      await fail(
        due,
        'unshowable',
        result.faults.map(({ id }) => id),
      );
    if (result.outcome === 'published') logger.info({ version: result.version }, 'A plan was published');
    return !['conflict', 'contentConflict', 'overtaken'].includes(result.outcome);
  }

  async function fail(
    { id, by }: Pick<DuePlan, 'id' | 'by'>,
    failure: PlanFailure,
    places: string[],
  ): Promise<void> {
    const at = clock().toISOString();
    await store.transaction(async (db) => {
      if (!(await endPlan(db, id, { state: 'failed', failure, places, at }))) return;
      await recordAudit(db, { at, operatorId: by, action: 'plan.failed', target: id, details: { failure } });
      if (failure === 'notAllowed') await tellPublishers(db, failure, at);
      else await tellOfEnd(db, by, { kind: 'plan-failed', details: { failure } }, at);
    });
    logger.warn({ plan: id, failure }, 'A plan could not be published');
  }

  async function runDue(): Promise<void> {
    try {
      for (const due of await listDuePlans(store.db, clock().toISOString())) await carryOut(due);
      hasFailed = false;
    } catch (error) {
      // Retried at the next look, but logged once.
      if (!hasFailed) logger.error({ err: error }, 'Plans cannot be carried out');
      hasFailed = true;
    }
  }

  function inTurn(): Promise<void> {
    busy = busy.then(runDue);
    return busy;
  }

  function lookAgain(): void {
    timer = setTimeout(() => void inTurn().then(() => timer && lookAgain()), lookEveryMs);
    timer.unref();
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
    requireApproval: async (isRequired, operatorId) => {
      const at = clock().toISOString();
      await store.transaction(async (db) => {
        // So that whatever is being published or planned just now keeps to it, or was there before.
        await lock(store, db, 'publications');
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
    runDue: inTurn,
    start: lookAgain,
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await busy;
    },
  };
}

/** Undefined if both changed the list of products. */
function mergedProducts(
  plan: StoredPlan,
  base: Publication,
  newest: Publication,
): readonly PublishedProduct[] | undefined {
  if (isSame(plan.products, base.products)) return newest.products;
  const isUntouched = isSame(newest.products, base.products) || isSame(newest.products, plan.products);
  return isUntouched ? plan.products : undefined;
}

/** Fields in which somebody else has published something else since. */
function collisions(fields: readonly DraftedField[], base: StoredEdits, newest: StoredEdits): string[] {
  return fields.flatMap(({ id, value }) => {
    const now = newest[id]?.value;
    return isSame(now, base[id]?.value) || isSame(now, value) ? [] : [id];
  });
}

function told({ fields, ...plan }: StoredPlan): WholePlan {
  return {
    ...plan,
    fields: fields.map((field) => ({ id: field.id, ...('value' in field ? { value: field.value } : {}) })),
  };
}

/** What they planned is theirs: whoever leaves, or loses the right, publishes nothing any more. */
async function mayPublish(db: Kysely<Tables>, operatorId: string): Promise<boolean> {
  const operator = await findOperator(db, operatorId);
  return operator !== undefined && mayDo(operator.role, 'publish');
}
