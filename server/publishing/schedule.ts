import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import {
  cancelledDays,
  mostScheduled,
  type ScheduleAnswer,
  type ScheduledRelease,
  type WholeScheduledRelease,
} from '#domain/api/schedule.ts';
import { dayMs } from '#domain/language/durations.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired, requireApproval } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { askToApprove, carryOut, notifyAuthor } from './carry-out.ts';
import { changeDraft, draftRevision, listDraft } from './content.ts';
import { ownersOnlyProblems } from './owners-only.ts';
import type { Publisher } from './publisher.ts';
import { latestVersion, type Refused } from './releases.ts';
import {
  approveScheduled,
  askForApproval,
  countOpenScheduled,
  endScheduled,
  findScheduled,
  insertScheduled,
  listDue,
  listScheduled,
  type StoredScheduled,
} from './schedule-queries.ts';

export type ScheduleOrder = {
  baseVersion: number;
  /** Revision of the draft, whose fields the scheduled release takes. */
  revision: number;
  /** Undefined: as soon as it is approved. */
  at: string | undefined;
  /** For the approval of a colleague, even if no rule wants it. */
  asks: boolean;
  transaction: OperatorTransaction;
};

type Made =
  | { outcome: 'scheduled'; id: string }
  | { outcome: 'tooMany' }
  | Refused
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };

export type Schedule = {
  list: () => Promise<ScheduleAnswer>;
  make: (order: ScheduleOrder) => Promise<Made>;
  approve: (id: string, transaction: OperatorTransaction) => Promise<boolean>;
  find: (id: string) => Promise<WholeScheduledRelease | undefined>;
  /** Its changes return to the draft, except in fields that have changed since: those are its `places`. */
  cancel: (id: string, transaction: OperatorTransaction) => Promise<WholeScheduledRelease | undefined>;
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

const cancelledMs = cancelledDays * dayMs;

/** Publishes what operators scheduled. Any process may; the store lets one of them. */
export function createSchedule({
  store,
  publisher,
  clock,
  logger,
  lookEveryMs = defaultLookEveryMs,
}: Parts): Schedule {
  const turns = createSerialQueue();
  let hasFailed = false;

  async function make(order: ScheduleOrder): Promise<Made> {
    const { baseVersion, revision, transaction } = order;
    const createdAt = clock().toISOString();
    const dueAt = order.at ?? null;
    return await transaction(async (db, by): Promise<Made> => {
      const { id: operatorId } = by;
      await lock(store, db, 'contentDraft');
      const needsApproval = order.asks || (await isApprovalRequired(db));
      const version = await latestVersion(db);
      if (version !== baseVersion) return { outcome: 'conflict', version };
      if ((await countOpenScheduled(db)) >= mostScheduled) return { outcome: 'tooMany' };
      const current = await draftRevision(db);
      if (current !== revision) return { outcome: 'contentConflict', revision: current };
      const fields = await listDraft(db);
      const change = { changed: fields.map(({ id }) => id), drafted: fields };
      const problems = await ownersOnlyProblems(db, change, by);
      if (problems.length > 0) return { outcome: 'refused', problems };
      if (fields.length > 0) await changeDraft(db, { put: [], drop: fields.map(({ id }) => id) });
      const scheduled = { baseVersion, operatorId, needsApproval, createdAt, dueAt, fields };
      const id = await insertScheduled(db, scheduled);
      await recordAudit(db, { at: createdAt, operatorId, action: 'schedule.made', target: id });
      if (needsApproval) await askToApprove(db, operatorId, dueAt, createdAt);
      return { outcome: 'scheduled', id };
    });
  }

  async function cancel(
    id: string,
    transaction: OperatorTransaction,
  ): Promise<WholeScheduledRelease | undefined> {
    const at = clock().toISOString();
    return await transaction(async (db, { id: operatorId, name: askedBy }) => {
      await lock(store, db, 'contentDraft');
      const scheduled = await findScheduled(db, id);
      if (!scheduled) return undefined;
      const drafted = new Map((await listDraft(db)).map((field) => [field.id, field.value]));
      const put = scheduled.fields.filter((field) => !drafted.has(field.id));
      const places = scheduled.fields.flatMap(({ id: field, value }) =>
        drafted.has(field) && !isSame(drafted.get(field), value) ? [field] : [],
      );
      if (!(await endScheduled(db, id, { state: 'cancelled', places, at }))) return undefined;
      if (put.length > 0) await changeDraft(db, { put, drop: [] });
      await recordAudit(db, { at, operatorId, action: 'schedule.cancelled', target: id });
      if (operatorId !== scheduled.by.id) {
        await notifyAuthor(db, scheduled.by.id, { kind: 'release-cancelled', details: { askedBy } }, at);
      }
      return wholeOf({ ...scheduled, state: 'cancelled', places, endedAt: at });
    });
  }

  async function listed(db: Kysely<Tables>): Promise<ScheduledRelease[]> {
    return await listScheduled(db, new Date(clock().getTime() - cancelledMs).toISOString());
  }

  async function approve(id: string, transaction: OperatorTransaction): Promise<boolean> {
    const at = clock().toISOString();
    const isApproved = await transaction(async (db, { id: operatorId }) => {
      if (!(await approveScheduled(db, id, operatorId))) return false;
      await recordAudit(db, { at, operatorId, action: 'schedule.approved', target: id });
      return true;
    });
    if (isApproved) await turns.take(runDue);
    return isApproved;
  }

  async function runDue(): Promise<void> {
    try {
      const now = clock();
      const schedule = await listDue(store.db, now.toISOString());
      const isDateDoubted = schedule.length > 0 && (await doubtfulLeap(store.db, now)) !== undefined;
      for (const due of schedule)
        if (!isDateDoubted || due.dueAt === null) await carryOut({ store, publisher, clock, logger }, due);
      hasFailed = false;
    } catch (error) {
      // Retried at the next look, but logged once.
      if (!hasFailed) logger.error({ err: error }, 'Could not check for scheduled releases');
      hasFailed = true;
    }
  }

  return {
    list: async () => ({
      releases: await listed(store.db),
      now: clock().toISOString(),
      zone: publisher.content().site.timeZone,
      approvers: (await listThoseWhoMay(store.db, 'publish')).map(({ id, name }) => ({ id, name })),
      isApprovalRequired: await isApprovalRequired(store.db),
    }),
    find: async (id) => {
      const scheduled = await findScheduled(store.db, id);
      return scheduled && wholeOf(scheduled);
    },
    make,
    approve,
    cancel,
    requireApproval: async (isRequired, transaction) => {
      const at = clock().toISOString();
      await transaction(async (db, { id: operatorId }) => {
        // So that whatever is being published or scheduled just now keeps to it, or was there before.
        await lock(store, db, 'releases');
        await lock(store, db, 'contentDraft');
        await requireApproval(db, isRequired);
        if (isRequired) {
          const unasked = (await listed(db)).filter(
            (scheduled) => scheduled.state === 'waiting' && !scheduled.needsApproval,
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

function wholeOf({ fields, ...scheduled }: StoredScheduled): WholeScheduledRelease {
  return {
    ...scheduled,
    fields: fields.map((field) => ({ id: field.id, ...('value' in field ? { value: field.value } : {}) })),
  };
}
