import type { Kysely } from 'kysely';
import { deviceKeptMs, liveSince } from '#domain/accounts/session-limits.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { createToken, hashToken } from './random-token.ts';
import { createSession, type Device, deleteOldSessions, findDevice, rememberDevice } from './sessions.ts';

export type BrowserTokens = {
  token: string;
  /** Marks the browser as one this operator has signed in with. */
  deviceToken: string;
};

export async function knownDevice(
  db: Kysely<Tables>,
  deviceToken: string | undefined,
  now: Date,
): Promise<Device | undefined> {
  return deviceToken ? await findDevice(db, hashToken(deviceToken), deviceUsedSince(now)) : undefined;
}

/** Always creates a new token and ends the browser's old session (ASVS 7.2.4). */
export async function beginSession(
  db: Kysely<Tables>,
  operatorId: string,
  {
    now,
    userAgent,
    oldToken,
    device,
  }: { now: Date; userAgent: string; oldToken?: string | undefined; device?: Device | undefined },
): Promise<BrowserTokens> {
  await deleteOldSessions(db, liveSince(now), oldToken === undefined ? undefined : hashToken(oldToken));
  const { token, tokenHash } = createToken();
  const createdAt = now.toISOString();
  await createSession(db, { tokenHash, operatorId, createdAt, userAgent });
  const ofDevice = createToken();
  const remembered = { id: device?.id, operatorId, tokenHash: ofDevice.tokenHash, now: createdAt };
  await rememberDevice(db, remembered, deviceUsedSince(now));
  return { token, deviceToken: ofDevice.token };
}

function deviceUsedSince(now: Date): string {
  return new Date(now.getTime() - deviceKeptMs).toISOString();
}
