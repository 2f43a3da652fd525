import type { Kysely } from 'kysely';
import { liveSince } from '#domain/session-limits.ts';
import { createSession, deleteOldSessions } from '#server/store/sessions.ts';
import type { Tables } from '#server/store/tables.ts';
import { createToken, hashToken } from './random-token.ts';

const userAgentLength = 300;

/**
 * Begins a session and gives its token, always a new one: whatever the browser brought along is ended, not taken over
 * (ASVS 7.2.4).
 */
export async function beginSession(
  db: Kysely<Tables>,
  operatorId: string,
  { now, userAgent, oldToken }: { now: Date; userAgent: string; oldToken?: string | undefined },
): Promise<string> {
  await deleteOldSessions(db, liveSince(now), oldToken === undefined ? undefined : hashToken(oldToken));
  const { token, tokenHash } = createToken();
  await createSession(db, {
    tokenHash,
    operatorId,
    createdAt: now.toISOString(),
    userAgent: userAgent.slice(0, userAgentLength),
  });
  return token;
}
