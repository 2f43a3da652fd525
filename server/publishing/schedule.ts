import type { Logger } from 'pino';
import { cancelledDays, mostOpen, type OpenReleases, type WholeRelease } from '#domain/api/release.ts';
import { dayMs } from '#domain/language/durations.ts';
import type { DraftedField } from '#domain/publishing/content-edits.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired, requireApproval } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { askToApprove, carryOut, notifyAuthor } from './carry-out.ts';
import { changeDraft, draftRevision, listDraft } from './draft.ts';
import { ownersOnlyProblems } from './owners-only.ts';
import type { Conflict, Publisher, Refused } from './publisher.ts';
import {
  approveRelease,
  cancelRelease,
  countOpen,
  findRelease,
  holdForApproval,
  insertRelease,
  latestVersion,
  listDue,
  listOpen,
  type StoredRelease,
} from './releases.ts';

export type ScheduleOrder = {
  baseVersion: number;
  /** The draft, if it is still at this revision; or the fields of an old version. */
  changes:
    | { readonly revision: number }
    | { readonly fields: readonly DraftedField[]; readonly restoredVersion: number };
  /** Undefined: as soon as it is approved. */
  at: string | undefined;
  /** For the approval of a colleague, even if no rule wants it. */
  asks: boolean;
  transaction: OperatorTransaction;
};

export type ScheduleOutcome =
  | { outcome: 'scheduled'; id: string }
  | { outcome: 'tooMany' }
  | Refused
  | Conflict;

type Parts = {
  store: Store;
  publisher: Publisher;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

const defaultLookEveryMs = 1000;

export type Schedule = ReturnType<typeof createSchedule>;

/** Publishes what operators scheduled. Any process may; the store lets one of them. */
export function createSchedule(parts: Parts) {
  const { store, publisher, clock, lookEveryMs = defaultLookEveryMs } = parts;
  const turns = createSerialQueue();
  let hasFailed = false;

  async function make(order: ScheduleOrder): Promise<ScheduleOutcome> {
    const { baseVersion, at: dueAt = null, changes: wanted, transaction } = order;
    const summary = await publisher.summaryOf(
      'revision' in wanted ? await listDraft(store.db) : wanted.fields,
    );
    return await transaction(async (db, by): Promise<ScheduleOutcome> => {
      await lock(store, db, 'contentDraft');
      const needsApproval = order.asks || (await isApprovalRequired(db));
      const version = await latestVersion(db);
      if (version !== baseVersion) return { outcome: 'conflict', version };
      if ((await countOpen(db)) >= mostOpen) return { outcome: 'tooMany' };
      const revision = await draftRevision(db);
      if ('revision' in wanted && revision !== wanted.revision)
        return { outcome: 'contentConflict', revision };
      const changes = 'revision' in wanted ? await listDraft(db) : wanted.fields;
      const changed = changes.map(({ id }) => id);
      const problems = await ownersOnlyProblems(db, { changed, drafted: changes }, by);
      if (problems.length > 0) return { outcome: 'refused', problems };
      if ('revision' in wanted && changes.length > 0) await changeDraft(db, { put: [], drop: changed });
      const id = await insertRelease(db, {
        state: needsApproval ? 'toApprove' : 'scheduled',
        operatorId: by.id,
        createdAt: by.at,
        dueAt,
        baseVersion,
        restoredVersion: 'revision' in wanted ? null : wanted.restoredVersion,
        summary,
        changes,
      });
      await by.record('release.scheduled', { target: id });
      if (needsApproval) await askToApprove(db, by.id, dueAt, by.at);
      return { outcome: 'scheduled', id };
    });
  }

  /** Changes that were drafted return to the draft, except in fields that have changed since: those are its `places`. */
  async function cancel(id: string, transaction: OperatorTransaction): Promise<WholeRelease | undefined> {
    return await transaction(async (db, { id: operatorId, name: askedBy, at, record }) => {
      await lock(store, db, 'contentDraft');
      const release = await findRelease(db, id);
      if (!release) return undefined;
      const drafted = new Map((await listDraft(db)).map((field) => [field.id, field.value]));
      // An old version has never been in the draft.
      const changes = release.restoredVersion === null ? release.changes : [];
      const put = changes.filter((field) => !drafted.has(field.id));
      const places = changes.flatMap(({ id: field, value }) =>
        drafted.has(field) && !isSame(drafted.get(field), value) ? [field] : [],
      );
      if (!(await cancelRelease(db, id, { places, at }))) return undefined;
      if (put.length > 0) await changeDraft(db, { put, drop: [] });
      await record('release.cancelled', { target: id });
      if (operatorId !== release.author.id)
        await notifyAuthor(db, release.author.id, { kind: 'release-cancelled', details: { askedBy } }, at);
      return wholeOf({ ...release, state: 'cancelled', places, endedAt: at });
    });
  }

  async function approve(id: string, transaction: OperatorTransaction): Promise<boolean> {
    const isApproved = await transaction(async (db, by) => {
      if (!(await approveRelease(db, id, by.id))) return false;
      await by.record('release.approved', { target: id });
      return true;
    });
    if (isApproved) await turns.take(runDue);
    return isApproved;
  }

  /** Carries out what is due; also what was missed while nothing ran. */
  async function runDue(): Promise<void> {
    try {
      const now = clock();
      const schedule = await listDue(store.db, now.toISOString());
      const isDateDoubted = schedule.length > 0 && (await doubtfulLeap(store.db, now)) !== undefined;
      for (const due of schedule) if (!isDateDoubted || due.dueAt === null) await carryOut(parts, due);
      hasFailed = false;
    } catch (error) {
      // Retried at the next look, but logged once.
      if (!hasFailed) parts.logger.error({ err: error }, 'Could not check for scheduled releases');
      hasFailed = true;
    }
  }

  return {
    async list(): Promise<OpenReleases> {
      const now = clock();
      const cancelledSince = new Date(now.getTime() - cancelledDays * dayMs).toISOString();
      return {
        releases: await listOpen(store.db, cancelledSince),
        now: now.toISOString(),
        zone: publisher.content().site.timeZone,
        approvers: (await listThoseWhoMay(store.db, 'publish')).map(({ id, name }) => ({ id, name })),
        isApprovalRequired: await isApprovalRequired(store.db),
      };
    },
    async find(id: string): Promise<WholeRelease | undefined> {
      const release = await findRelease(store.db, id);
      return release && wholeOf(release);
    },
    make,
    approve,
    cancel,
    async requireApproval(isRequired: boolean, transaction: OperatorTransaction): Promise<void> {
      await transaction(async (db, by) => {
        // So that whatever is being published or scheduled just now keeps to it, or was there before.
        await lock(store, db, 'releases');
        await lock(store, db, 'contentDraft');
        await requireApproval(db, isRequired);
        if (isRequired)
          for (const { authorId, dueAt } of await holdForApproval(db))
            await askToApprove(db, authorId, dueAt, by.at);
        await by.record(isRequired ? 'approvalRule.made' : 'approvalRule.lifted');
      });
    },
    isApprovalRequired: async () => await isApprovalRequired(store.db),
    runDue: async () => await turns.take(runDue),
    start: () => turns.repeat(runDue, lookEveryMs),
    stop: turns.stop,
  };
}

function wholeOf({ changes, ...release }: StoredRelease): WholeRelease {
  return {
    ...release,
    changes: changes.map((change) => ({
      id: change.id,
      ...('value' in change ? { value: change.value } : {}),
    })),
  };
}
