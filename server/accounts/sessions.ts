import type { ExpressionBuilder } from 'kysely';
import { deviceKeptMs, liveSince } from '#domain/accounts/session-limits.ts';
import type { Operator, PendingSecret, Session } from '#server/core/api/admin-env.ts';
import { createToken, hashToken } from '#server/core/random-token.ts';
import { newId } from '#server/core/store/new-id.ts';
import { countWritten, isWritten } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { operatorColumns } from './operators.ts';

export async function createSession(
  db: Db,
  session: { tokenHash: string; operatorId: string; createdAt: string; userAgent: string },
): Promise<{ id: string }> {
  const { tokenHash, operatorId, createdAt, userAgent } = session;
  const id = newId();
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash,
      operator_id: operatorId,
      created_at: createdAt,
      last_seen_at: createdAt,
      user_agent: userAgent,
      confirmed_at: createdAt,
    })
    .execute();
  return { id };
}

export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ session: Session; operator: Operator } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('operators', 'operators.id', 'sessions.operator_id')
    .select(operatorColumns)
    .select([
      'sessions.id as sessionId',
      'sessions.created_at as begunAt',
      'last_seen_at as lastSeenAt',
      'user_agent as userAgent',
      'confirmed_at as confirmedAt',
      'totp_pending as secret',
      'totp_begun_at as secretBegunAt',
    ])
    .where('token_hash', '=', hashToken(token))
    .where(isLive(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId: id, begunAt: createdAt, lastSeenAt, userAgent, confirmedAt, ...more } = row;
  const { secret, secretBegunAt, ...operator } = more;
  const pending = secret === null ? undefined : { secret, begunAt: secretBegunAt! };
  return { session: { id, createdAt, lastSeenAt, userAgent, confirmedAt, pending }, operator };
}

function isLive(now: Date) {
  const { createdAfter, seenAfter } = liveSince(now);
  return (is: ExpressionBuilder<Tables, 'sessions'>) =>
    is.and([is('sessions.created_at', '>', createdAfter), is('last_seen_at', '>', seenAfter)]);
}

export async function touchSession(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
}

export async function confirmSession(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute();
}

export async function keepPendingSecret(
  db: Db,
  id: string,
  pending: PendingSecret | undefined,
): Promise<void> {
  const columns = { totp_pending: pending?.secret ?? null, totp_begun_at: pending?.begunAt ?? null };
  await db.updateTable('sessions').set(columns).where('id', '=', id).execute();
}

/** Confirmations by password, and second factors that were begun with one. */
export async function endConfirmations(db: Db, operatorId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: '', totp_pending: null, totp_begun_at: null })
    .where('operator_id', '=', operatorId)
    .execute();
}

export async function listSessions(
  db: Db,
  operatorId: string,
  now: Date,
): Promise<Pick<Session, 'id' | 'createdAt' | 'lastSeenAt' | 'userAgent'>[]> {
  return await db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'user_agent as userAgent'])
    .where('operator_id', '=', operatorId)
    .where(isLive(now))
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteSession(db: Db, operatorId: string, id: string): Promise<boolean> {
  return await isWritten(
    db.deleteFrom('sessions').where('operator_id', '=', operatorId).where('id', '=', id),
  );
}

export async function deleteSessions(db: Db, operatorId: string, but = ''): Promise<number> {
  return await countWritten(
    db.deleteFrom('sessions').where('operator_id', '=', operatorId).where('id', '!=', but),
  );
}

/** Ends sessions begun or seen after `latest`, by a clock that was ahead: they would outlive their limits. */
export async function deleteSessionsAfter(db: Db, latest: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('created_at', '>', latest), is('last_seen_at', '>', latest)]))
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
  await db.deleteFrom('devices').where('used_at', '<=', deviceUsedSince(now)).execute();
  const row = { token_hash: tokenHash, operator_id: operatorId, used_at: now.toISOString() };
  const id = device?.operatorId === operatorId ? device.id : newId();
  await db
    .insertInto('devices')
    .values({ id, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
  return token;
}

export async function deleteDevices(db: Db, operatorId: string): Promise<void> {
  await db.deleteFrom('devices').where('operator_id', '=', operatorId).execute();
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
    .select(['id', 'operator_id as operatorId'])
    .where('token_hash', '=', hashToken(deviceToken))
    .where('used_at', '>', deviceUsedSince(now))
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
    .where((is) => is.or([is.not(isLive(now)(is)), is('token_hash', '=', ended)]))
    .execute();
  const { token, tokenHash } = createToken();
  await createSession(db, { tokenHash, operatorId, createdAt: now.toISOString(), userAgent });
  return { token, deviceToken: await rememberDevice(db, operatorId, now, device) };
}

function deviceUsedSince(now: Date): string {
  return new Date(now.getTime() - deviceKeptMs).toISOString();
}
