import type { ExpressionBuilder } from 'kysely';
import { deviceKeptMs, liveSince } from '#domain/accounts/session-limits.ts';
import type { Operator, Session } from '#server/core/api/admin-env.ts';
import { createToken, hashToken } from '#server/core/random-token.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countWritten, isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { findOperator } from './operators.ts';

export async function createSession(
  db: Db,
  session: Pick<Session, 'tokenHash' | 'operatorId' | 'createdAt' | 'userAgent'>,
): Promise<{ id: string }> {
  const { createdAt } = session;
  const row = { id: newId(), ...session, lastSeenAt: createdAt, confirmedAt: createdAt };
  await db.insertInto('sessions').values(row).execute();
  return row;
}

export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ session: Session; operator: Operator } | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where(isLive(now))
    .executeTakeFirst();
  const operator = session && (await findOperator(db, session.operatorId));
  return operator && { session, operator };
}

function isLive(now: Date) {
  const { createdAfter, seenAfter } = liveSince(now);
  return (is: ExpressionBuilder<Tables, 'sessions'>) =>
    is.and([is('sessions.createdAt', '>', createdAfter), is('lastSeenAt', '>', seenAfter)]);
}

export async function updateSession(db: Db, id: string, change: Partial<Session>): Promise<void> {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute();
}

/** Confirmations by password, and second factors that were begun with one. */
export async function endConfirmations(db: Db, operatorId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmedAt: '', totpPending: null, totpBegunAt: null })
    .where('operatorId', '=', operatorId)
    .execute();
}

export async function listSessions(
  db: Db,
  operatorId: string,
  now: Date,
): Promise<Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'userAgent'>[]> {
  return await db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'userAgent'])
    .where('operatorId', '=', operatorId)
    .where(isLive(now))
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(db: Db, operatorId: string, id: string): Promise<boolean> {
  return await isWritten(db.deleteFrom('sessions').where('operatorId', '=', operatorId).where('id', '=', id));
}

export async function deleteSessions(db: Db, operatorId: string, but = ''): Promise<number> {
  return await countWritten(
    db.deleteFrom('sessions').where('operatorId', '=', operatorId).where('id', '!=', but),
  );
}

/** Ends sessions begun or seen after `latest`, by a clock that was ahead: they would outlive their limits. */
export async function deleteSessionsAfter(db: Db, latest: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('createdAt', '>', latest), is('lastSeenAt', '>', latest)]))
    .execute();
}

export type Device = { id: string; operatorId: string };

/** Gives `device`, or a new one, a new token, and forgets all that were not used for long. */
async function rememberDevice(
  db: Db,
  operatorId: string,
  now: Date,
  device: Device | undefined,
): Promise<string> {
  const { token, tokenHash } = createToken();
  await db.deleteFrom('devices').where('usedAt', '<=', deviceUsedSince(now)).execute();
  const row = { tokenHash, operatorId, usedAt: now.toISOString() };
  const id = device?.operatorId === operatorId ? device.id : newId();
  await db
    .insertInto('devices')
    .values({ id, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
  return token;
}

export async function deleteDevices(db: Db, operatorId: string): Promise<void> {
  await db.deleteFrom('devices').where('operatorId', '=', operatorId).execute();
}

export type BrowserTokens = {
  token: string;
  /** Marks the browser as one this operator has signed in with. */
  deviceToken: string;
};

export async function knownDevice(
  db: Db,
  deviceToken: string | undefined,
  now: Date,
): Promise<Device | undefined> {
  if (!deviceToken) return undefined;
  return await db
    .selectFrom('devices')
    .select(['id', 'operatorId'])
    .where('tokenHash', '=', hashToken(deviceToken))
    .where('usedAt', '>', deviceUsedSince(now))
    .executeTakeFirst();
}

/** Always creates a new token and ends the browser's old session (ASVS 7.2.4). */
export async function beginSession(
  db: Db,
  operatorId: string,
  {
    now,
    userAgent,
    oldToken,
    device,
  }: { now: Date; userAgent: string; oldToken?: string | undefined; device?: Device | undefined },
): Promise<BrowserTokens> {
  const ended = hashToken(oldToken ?? '');
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is.not(isLive(now)(is)), is('tokenHash', '=', ended)]))
    .execute();
  const { token, tokenHash } = createToken();
  await createSession(db, { tokenHash, operatorId, createdAt: now.toISOString(), userAgent });
  return { token, deviceToken: await rememberDevice(db, operatorId, now, device) };
}

function deviceUsedSince(now: Date): string {
  return new Date(now.getTime() - deviceKeptMs).toISOString();
}
