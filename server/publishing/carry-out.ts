import type { Logger } from 'pino';
import { mayDo } from '#domain/accounts/roles.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { ReleaseFailure } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { notAllowed, operatorTransaction } from '#server/accounts/admin-access.ts';
import { findOperator, listThoseWhoMay } from '#server/accounts/operators.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Publisher } from './publisher.ts';
import { changeRelease, type DueRelease, findRelease } from './releases.ts';

export type ScheduleParts = {
  store: Store;
  publisher: Publisher;
  clock: () => Date;
  logger: Logger;
};

/** Long enough for a full disk or a database that moves to be mended. */
const betweenTriesMs = 60_000;
const mostTries = 5;

/** Members of the problem with which a release is refused. */
type RefusedRelease = { code: string; path: string; problems: readonly ContentProblem[] };

type Failed = { readonly failure: ReleaseFailure; readonly places: readonly string[] };

/** Publishes a release that is due. If that fails, for whatever reason, it holds up no other. */
export async function carryOut(parts: ScheduleParts, due: DueRelease): Promise<void> {
  const { store, clock, logger } = parts;
  const { id, tries } = due;
  // A try counts even if this process does not survive it.
  const nextTryAt = new Date(clock().getTime() + betweenTriesMs).toISOString();
  const begun = { tries: tries + 1, nextTryAt };
  if (!(await store.transaction(async (db) => await changeRelease(db, id, ['scheduled'], begun, tries))))
    return;
  try {
    const outcome = await attempt(parts, due);
    if (outcome === 'overtaken') {
      // The next look tries again with the state of that time.
      const asBefore = { tries, nextTryAt: null };
      await store.transaction(async (db) => await changeRelease(db, id, ['scheduled'], asBefore, tries + 1));
    } else if (outcome !== 'published') await fail(parts, due, outcome);
  } catch (error) {
    logger.error({ err: error, scheduled: id }, 'Could not carry out a scheduled release');
  }
}

/** `overtaken`: another release or change was faster. */
async function attempt(parts: ScheduleParts, due: DueRelease): Promise<'published' | 'overtaken' | Failed> {
  const { store, publisher, clock, logger } = parts;
  try {
    await allowedAuthor(store.db, due);
    if (due.tries >= mostTries) return { failure: 'error', places: [] };
    const scheduled = (await findRelease(store.db, due.id))!;
    const [base, newest] = [await publisher.find(scheduled.baseVersion), (await publisher.find())!];
    const places = collisions(scheduled.changes, base?.edits ?? {}, newest.edits);
    if (places.length > 0) return { failure: 'changed', places };
    const version = await publisher.publish({
      baseVersion: newest.version,
      transaction: operatorTransaction(store, {
        read: async (db) => await allowedAuthor(db, due),
        clock,
        isAccessChange: false,
      }),
      changes: { scheduled },
    });
    logger.info({ version }, 'Scheduled release published');
    return 'published';
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const { code, path = '', problems = [] } = error.members as Partial<RefusedRelease>;
    if (code === 'notAllowed') return { failure: 'notAllowed', places: [] };
    if (code === 'unshowable') return { failure: 'unshowable', places: [path] };
    if (code !== 'contentProblems') return 'overtaken';
    const isOwnerOnly = problems.some((problem) => problem.code === 'ownersOnly');
    return { failure: isOwnerOnly ? 'notAllowed' : 'unshowable', places: problems.map(({ id }) => id) };
  }
}

async function fail(
  { store, clock, logger }: ScheduleParts,
  { id, by }: DueRelease,
  { failure, places }: Failed,
): Promise<void> {
  const at = clock().toISOString();
  const failed = { state: 'failed', failure, places: JSON.stringify(places), endedAt: at } as const;
  await store.transaction(async (db) => {
    if (!(await changeRelease(db, id, ['scheduled'], failed))) return;
    const details = { failure };
    await recordAudit(db, { at, operatorId: by, action: 'release.failed', target: id, details });
    if (failure !== 'notAllowed') await notifyAuthor(db, 'release-failed', by, at, details);
    // In place of an author who may not change the release any more.
    else
      for (const operator of await listThoseWhoMay(db, 'publish'))
        await notifyOperator(db, 'release-failed', operator, at, details);
  });
  logger.warn({ scheduled: id, failure }, 'Scheduled release failed');
}

function collisions(fields: readonly DraftedField[], base: StoredEdits, newest: StoredEdits): string[] {
  return fields.flatMap(({ id, value }) => {
    const now = newest[id]?.value;
    return isSame(now, base[id]?.value) || isSame(now, value) ? [] : [id];
  });
}

/**
 * A scheduled release belongs to its author and approver: if one left or lost the right, it is not published. Returns who
 * scheduled it; throws 403.
 */
async function allowedAuthor(
  db: Db,
  { by, approvedBy }: Pick<DueRelease, 'by' | 'approvedBy'>,
): Promise<Operator> {
  const author = await findOperator(db, by);
  const people = approvedBy === null ? [author] : [author, await findOperator(db, approvedBy)];
  if (author && people.every((one) => one && mayDo(one.role, 'publish'))) return author;
  throw notAllowed();
}

export async function askToApprove(
  db: Db,
  authorId: string,
  dueAt: string | null,
  at: string,
): Promise<void> {
  const author = await findOperator(db, authorId);
  const details = { askedBy: author?.name ?? '', ...(dueAt ? { dueAt } : {}) };
  for (const operator of await listThoseWhoMay(db, 'publish'))
    if (operator.id !== authorId) await notifyOperator(db, 'release-to-approve', operator, at, details);
}

export async function notifyAuthor(
  db: Db,
  kind: 'release-failed' | 'release-cancelled',
  authorId: string,
  at: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  const author = await findOperator(db, authorId);
  if (author) await notifyOperator(db, kind, author, at, details);
}
