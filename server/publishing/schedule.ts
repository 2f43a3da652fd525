import { cancelledDays, mostOpen, type OpenReleases, type WholeRelease } from '#domain/api/release.ts';
import { dayMs } from '#domain/language/durations.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { listThoseWhoMay } from '#server/accounts/operators.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { conflict } from '#server/core/api/entry-id.ts';
import { doubtfulLeap } from '#server/core/clock.ts';
import type { HttpProblem } from '#server/core/http/problem.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired, requireApproval } from '#server/core/store/settings.ts';
import { askToApprove, carryOut, notifyAuthor, type ScheduleParts } from './carry-out.ts';
import { changeDraft, dropFromDraft, listDraft } from './draft.ts';
import type { PublishOrder } from './publisher.ts';
import { expectReleasable } from './release-rules.ts';
import {
  changeRelease,
  countOpen,
  findRelease,
  holdForApproval,
  insertRelease,
  listDue,
  listOpen,
  openStates,
  type StoredRelease,
} from './releases.ts';

export type ScheduleOrder = PublishOrder & {
  /** Undefined: as soon as it is approved. */
  at: string | undefined;
  /** For the approval of a colleague, even if no rule wants it. */
  asks: boolean;
};

const lookEveryMs = 1000;

/** Publishes what operators scheduled. Any process may; the store lets one of them. */
export function createSchedule(parts: ScheduleParts) {
  const { store, publisher, clock, logger } = parts;
  const turns = createSerialQueue();
  let hasFailed = false;

  /** Returns the id of the release. Throws what refuses it. */
  async function make({ baseVersion, at, asks, changes: wanted, transaction }: ScheduleOrder) {
    const dueAt = at ?? null;
    const { changes, restoredVersion, summaryOf } = await publisher.plan(wanted);
    const summary = summaryOf();
    const revision = 'revision' in wanted ? wanted.revision : undefined;
    const changed = changes.map(({ id }) => id);
    return await transaction(async (db, by) => {
      await lock(store, db, 'contentDraft');
      await expectReleasable(store, db, { baseVersion, revision, changed, drafted: changes }, by);
      if ((await countOpen(db)) >= mostOpen)
        throw conflict('scheduleLimit', `No more than ${mostOpen} releases may wait or have failed.`);
      if (revision !== undefined) await dropFromDraft(db, changes);
      const needsApproval = asks || (await isApprovalRequired(db));
      const state = needsApproval ? 'toApprove' : 'scheduled';
      const made = { operatorId: by.id, createdAt: by.at, dueAt, baseVersion, restoredVersion };
      const id = await insertRelease(db, { state, ...made, summary, changes });
      await by.record('release.scheduled', { target: id });
      if (needsApproval) await askToApprove(db, by.id, dueAt, by.at);
      return id;
    });
  }

  /** Changes that were drafted return to the draft, except in fields that have changed since: those are its `places`. */
  async function cancel(id: string, transaction: OperatorTransaction): Promise<WholeRelease> {
    return await transaction(async (db, { id: operatorId, name: askedBy, at, record }) => {
      await lock(store, db, 'contentDraft');
      const release = await findRelease(db, id);
      if (!release) throw notWaiting();
      const drafted = new Map((await listDraft(db)).map((field) => [field.id, field.value]));
      // An old version has never been in the draft.
      const changes = release.restoredVersion === null ? release.changes : [];
      const put = changes.filter((field) => !drafted.has(field.id));
      const places = changes.flatMap(({ id: field, value }) =>
        drafted.has(field) && !isSame(drafted.get(field), value) ? [field] : [],
      );
      const cancelled = { state: 'cancelled', places: JSON.stringify(places), endedAt: at } as const;
      if (!(await changeRelease(db, id, openStates, cancelled))) throw notWaiting();
      if (put.length > 0) await changeDraft(db, { put, drop: [] });
      await record('release.cancelled', { target: id });
      if (operatorId !== release.author.id)
        await notifyAuthor(db, 'release-cancelled', release.author.id, at, { askedBy });
      return wholeOf({ ...release, state: 'cancelled', places, endedAt: at });
    });
  }

  /** Throws 409 if it waits for no approval, or the operator is its author. */
  async function approve(id: string, transaction: OperatorTransaction): Promise<void> {
    await transaction(async (db, by) => {
      const release = await findRelease(db, id);
      const approved = { state: 'scheduled', approvedBy: by.id } as const;
      if (!release || release.author.id === by.id || !(await changeRelease(db, id, ['toApprove'], approved)))
        throw notWaiting();
      await by.record('release.approved', { target: id });
    });
    await turns.take(runDue);
  }

  async function setRule(isRequired: boolean, transaction: OperatorTransaction): Promise<void> {
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
  }

  async function list(): Promise<OpenReleases> {
    const now = clock();
    const cancelledSince = new Date(now.getTime() - cancelledDays * dayMs).toISOString();
    return {
      releases: await listOpen(store.db, cancelledSince),
      now: now.toISOString(),
      zone: publisher.content().site.timeZone,
      approvers: (await listThoseWhoMay(store.db, 'publish')).map(({ id, name }) => ({ id, name })),
      isApprovalRequired: await isApprovalRequired(store.db),
    };
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
      if (!hasFailed) logger.error({ err: error }, 'Could not check for scheduled releases');
      hasFailed = true;
    }
  }

  return {
    list,
    make,
    approve,
    cancel,
    requireApproval: setRule,
    runDue: async () => await turns.take(runDue),
    start: () => turns.repeat(runDue, lookEveryMs),
    stop: turns.stop,
  };
}

function notWaiting(): HttpProblem {
  return conflict('notWaiting', 'This release does not wait for that, or not for you.');
}

/** The answer leaves out authors and dates of single changes. */
export function wholeOf({ changes, ...release }: StoredRelease): WholeRelease {
  return {
    ...release,
    changes: changes.map((change) => ({
      id: change.id,
      ...('value' in change ? { value: change.value } : {}),
    })),
  };
}
