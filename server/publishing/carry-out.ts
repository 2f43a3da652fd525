import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { mayDo } from '#domain/accounts/roles.ts';
import type { ReleaseFailure } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { operatorTransaction } from '#server/accounts/admin-access.ts';
import { findOperator, listThoseWhoMay } from '#server/accounts/operators.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import type { Publisher } from './publisher.ts';
import {
  type DueRelease,
  failRelease,
  findRelease,
  giveBackDue,
  type StoredRelease,
  takeDue,
} from './releases.ts';

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
export async function carryOut(parts: Parts, due: DueRelease): Promise<void> {
  const { store, clock, logger } = parts;
  const nextTryAt = new Date(clock().getTime() + betweenTriesMs).toISOString();
  if (!(await store.transaction(async (db) => await takeDue(db, due, nextTryAt)))) return;
  try {
    await tryOnce(parts, due);
  } catch (error) {
    logger.error({ err: error, scheduled: due.id }, 'Could not carry out a scheduled release');
  }
}

async function tryOnce(parts: Parts, due: DueRelease): Promise<void> {
  const { store } = parts;
  try {
    await allowedAuthor(store.db, due);
    if (due.tries >= mostTries) await fail(parts, due, 'error', []);
    else if (!(await attempt(parts, due, (await findRelease(store.db, due.id))!)))
      await store.transaction(async (db) => await giveBackDue(db, due));
  } catch (error) {
    if (!(error instanceof NotAllowedError)) throw error;
    await fail(parts, due, 'notAllowed', []);
  }
}

/** False if others were faster: the next look tries again on what is there then. */
async function attempt(parts: Parts, due: DueRelease, scheduled: StoredRelease): Promise<boolean> {
  const { store, publisher, clock, logger } = parts;
  const [base, newest] = [await publisher.find(scheduled.baseVersion), (await publisher.find())!];
  const places = collisions(scheduled.changes, base?.edits ?? {}, newest.edits);
  if (places.length > 0) {
    await fail(parts, due, 'changed', places);
    return true;
  }
  const result = await publisher.publish({
    baseVersion: newest.version,
    transaction: operatorTransaction(store, {
      read: async (db) => await allowedAuthor(db, due),
      clock,
      isAccessChange: false,
    }),
    changes: { scheduled },
  });
  if (result.outcome === 'unshowable') await fail(parts, due, 'unshowable', [result.path]);
  if (result.outcome === 'refused') {
    const isOwnerOnly = result.problems.some(({ code }) => code === 'ownersOnly');
    const refused = result.problems.map(({ id }) => id);
    await fail(parts, due, isOwnerOnly ? 'notAllowed' : 'unshowable', refused);
  }
  if (result.outcome === 'published') logger.info({ version: result.version }, 'Scheduled release published');
  return !['conflict', 'contentConflict', 'overtaken'].includes(result.outcome);
}

async function fail(
  { store, clock, logger }: Parts,
  { id, by }: Pick<DueRelease, 'id' | 'by'>,
  failure: ReleaseFailure,
  places: string[],
): Promise<void> {
  const at = clock().toISOString();
  await store.transaction(async (db) => {
    if (!(await failRelease(db, id, { failure, places, at }))) return;
    await recordAudit(db, {
      at,
      operatorId: by,
      action: 'release.failed',
      target: id,
      details: { failure },
    });
    if (failure === 'notAllowed') await tellPublishers(db, failure, at);
    else await notifyAuthor(db, by, { kind: 'release-failed', details: { failure } }, at);
  });
  logger.warn({ scheduled: id, failure }, 'Scheduled release failed');
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
 * A scheduled release belongs to its author and approver: if one left or lost the right, it is not published. Returns who
 * scheduled it; throws `NotAllowedError`.
 */
async function allowedAuthor(
  db: Kysely<Tables>,
  { by, approvedBy }: Pick<DueRelease, 'by' | 'approvedBy'>,
): Promise<Operator> {
  if (approvedBy !== null) await whoMayPublish(db, approvedBy);
  return await whoMayPublish(db, by);
}

async function whoMayPublish(db: Kysely<Tables>, id: string): Promise<Operator> {
  const operator = await findOperator(db, id);
  if (operator && mayDo(operator.role, 'publish')) return operator;
  throw new NotAllowedError('Its author or approver may no longer publish.');
}

type Ended =
  | { kind: 'release-failed'; details: { failure: string } }
  | { kind: 'release-cancelled'; details: { askedBy: string } };

/** Everybody who may approve it: all who may publish, but for the one who scheduled it. */
export async function askToApprove(
  db: Kysely<Tables>,
  authorId: string,
  dueAt: string | null,
  at: string,
): Promise<void> {
  const asking = await findOperator(db, authorId);
  const details = { askedBy: asking?.name ?? '', ...(dueAt ? { dueAt } : {}) };
  for (const operator of await listThoseWhoMay(db, 'publish'))
    if (operator.id !== authorId) await notifyOperator(db, 'release-to-approve', operator, at, details);
}

/** The author, unless the account is gone. */
export async function notifyAuthor(
  db: Kysely<Tables>,
  authorId: string,
  { kind, details }: Ended,
  at: string,
): Promise<void> {
  const author = await findOperator(db, authorId);
  if (author) await notifyOperator(db, kind, author, at, details);
}

/** In place of an author who may not change the release any more. */
async function tellPublishers(db: Kysely<Tables>, failure: ReleaseFailure, at: string): Promise<void> {
  for (const operator of await listThoseWhoMay(db, 'publish'))
    await notifyOperator(db, 'release-failed', operator, at, { failure });
}
