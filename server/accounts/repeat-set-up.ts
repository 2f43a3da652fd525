import { accountName } from '#domain/accounts/operator.ts';
import { minuteMs } from '#domain/language/durations.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { AuthParts, Client } from './auth-parts.ts';
import type { BrowserTokens } from './begin-session.ts';
import { findUsedLink } from './operator-links.ts';
import { findOperator } from './operators.ts';
import { hashToken } from './random-token.ts';
import { signIn } from './sign-in.ts';

/** A browser repeats a request within seconds; a person who lost the answer, within minutes. */
export const repeatMs = 10 * minuteMs;

type Repeated =
  | { outcome: 'signedIn'; operator: Operator; tokens: BrowserTokens }
  | { outcome: 'passwordSet' }
  | { outcome: 'linkInvalid' }
  | { outcome: 'linkUsed'; usedAt: string }
  | { outcome: 'tooMany'; seconds: number };

/**
 * Answers a repeated set-up like the first one. It is a sign-in, with the same delays: the used link adds no right, and
 * without the password reveals only when it was used.
 */
export async function repeatSetUp(
  parts: AuthParts,
  { token, email, password }: { token: string; email?: string | undefined; password: string },
  client: Client,
): Promise<Repeated> {
  const { store, clock } = parts;
  const now = clock();
  const link = await findUsedLink(store.db, hashToken(token), now.toISOString());
  if (!link) return { outcome: 'linkInvalid' };
  const used = { outcome: 'linkUsed', usedAt: link.usedAt } as const;
  if (link.newEmail !== null || now.getTime() - Date.parse(link.usedAt) >= repeatMs) return used;
  const operator = link.operatorId === null ? undefined : await findOperator(store.db, link.operatorId);
  if (!operator || (email !== undefined && accountName(email) !== operator.email)) return used;
  const result = await signIn(parts, { email: operator.email, password }, client, { isExpected: true });
  if (result.outcome === 'totpRequired') return { outcome: 'passwordSet' };
  return result.outcome === 'signedIn' || result.outcome === 'tooMany' ? result : used;
}
