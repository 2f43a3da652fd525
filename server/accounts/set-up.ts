import type * as z from 'zod/mini';
import { deviceText } from '#domain/accounts/device-name.ts';
import { accountName, type setUpSchema } from '#domain/accounts/operator.ts';
import type { LinkPurpose, LinkUsed } from '#domain/api/session.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { codedProblem, type HttpProblem } from '#server/core/http/problem.ts';
import { clearAttempts } from '#server/core/limits/attempts.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Db } from '#server/core/store/store.ts';
import { accountHash } from './attempts.ts';
import type { AuthParts, Client } from './client.ts';
import { endLinks, findLink, type OperatorLink, spendLink } from './operator-links.ts';
import { createOperator, findOperator, hasOperators, updateOperator } from './operators.ts';
import { hashPassword, newPasswordFault } from './password-hash.ts';
import { type BrowserTokens, beginSession, deleteDevices, deleteSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { notifyOperator } from './tell-operator.ts';

export async function linkPurpose(db: Db, token: string, now: Date): Promise<LinkPurpose | undefined> {
  const link = await findLink(db, token, now);
  if (!link || link.usedAt !== null) return undefined;
  if (link.operatorId === null) return (await hasOperators(db)) ? undefined : { purpose: 'first' };
  const { email, name, passwordHash } = (await findOperator(db, link.operatorId))!;
  if (link.newEmail !== null) return { purpose: 'address', email: link.newEmail, name };
  return { purpose: passwordHash === null ? 'invited' : 'reset', email, name };
}

type SetUpInput = z.infer<typeof setUpSchema>;

/** `tokens` are missing if signing in still needs the second factor. */
type SetUp = { operator: Operator; tokens?: BrowserTokens };

/**
 * Creates the first operator or sets a password, and ends all earlier sessions. Starts a session only if there is no
 * second factor: no link replaces it. Undefined if the link does not work; throws 422 for what was typed.
 */
export async function setUp(
  { store, clock, passwordCost, siteWords }: AuthParts,
  input: SetUpInput,
  { userAgent }: Pick<Client, 'userAgent'>,
): Promise<SetUp | undefined> {
  const now = clock();
  const at = now.toISOString();
  const purpose = await linkPurpose(store.db, input.token, now);
  if (!purpose || purpose.purpose === 'address') return undefined;
  const errors = faultsOf(input, purpose, siteWords);
  if (errors.length > 0) throw invalidFields(errors);
  const passwordHash = await hashPassword(input.password, passwordCost);
  return await store.transaction(async (db) => {
    // Siblings are deleted too: on PostgreSQL two links used at once would deadlock.
    await lock(store, db, 'access');
    const link = await findLink(db, input.token, now);
    const operator = link && (await operatorOfLink(db, link, input, at));
    if (!operator) return undefined;
    await spendLink(db, link, { usedBy: operator.id, usedAt: at });
    const name = input.name || operator.name;
    const change = { name, passwordHash };
    await updateOperator(db, operator.id, change);
    await endLinks(db, operator);
    await deleteSessions(db, operator.id);
    await deleteDevices(db, operator.id);
    await clearAttempts(db, accountHash(operator.email));
    const details = { purpose: purpose.purpose, device: deviceText(userAgent) };
    const { id } = operator;
    await recordAudit(db, { at, operatorId: id, action: 'operator.setUp', target: id, details });
    if (purpose.purpose === 'invited') await notifyOperator(db, 'account-set-up', operator, at);
    if (purpose.purpose === 'reset') await notifyOperator(db, 'password-changed', operator, at);
    if (operator.totpSecret !== null) return { operator };
    const tokens = await beginSession(db, operator.id, { now, userAgent });
    return { operator: { ...operator, ...change }, tokens };
  });
}

async function operatorOfLink(
  db: Db,
  { operatorId, usedAt }: OperatorLink,
  { email, name }: SetUpInput,
  createdAt: string,
): Promise<Operator | undefined> {
  if (usedAt !== null) return undefined;
  if (operatorId !== null) return await findOperator(db, operatorId);
  if (await hasOperators(db)) return undefined;
  return await createOperator(db, { email: accountName(email!), name: name!, role: 'owner', createdAt });
}

function faultsOf(
  input: SetUpInput,
  purpose: Exclude<LinkPurpose, { purpose: 'address' }>,
  siteWords: readonly string[],
): { field: string; code: string }[] {
  const errors: { field: string; code: string }[] = [];
  if (purpose.purpose === 'first') {
    if (!input.email) errors.push({ field: 'email', code: 'required' });
    if (!input.name) errors.push({ field: 'name', code: 'required' });
  }
  const email = purpose.purpose === 'first' ? input.email : purpose.email;
  const name = purpose.purpose === 'first' ? input.name : purpose.name;
  const fault = newPasswordFault(input.password, { email, name }, siteWords);
  if (fault) errors.push({ field: 'password', code: fault });
  return errors;
}

/** A browser repeats a request within seconds; a person who lost the answer, within minutes. */
export const repeatMs = 10 * minuteMs;

/**
 * Answers a repeated set-up like the first one. It is a sign-in, with the same delays: the used link adds no right, and
 * without the password reveals only when it was used. Throws 404, and 429 after too many attempts.
 */
export async function repeatSetUp(
  parts: AuthParts,
  { token, email, password }: SetUpInput,
  client: Client,
): Promise<SetUp> {
  const { store, clock } = parts;
  const now = clock();
  const link = await findLink(store.db, token, now);
  const isRecent = link?.usedAt && now.getTime() - Date.parse(link.usedAt) < repeatMs;
  if (!isRecent || link.newEmail !== null) throw linkProblem(link);
  const operator = await findOperator(store.db, link.operatorId!);
  if (!operator || (email !== undefined && accountName(email) !== operator.email)) throw linkProblem(link);
  const result = await signIn(parts, { email: operator.email, password }, client, { isExpected: true });
  if (result.outcome === 'totpRequired') return { operator };
  if (result.outcome !== 'signedIn') throw linkProblem(link);
  return result;
}

/** Reveals when the link was used, if it has worked once. */
export function linkProblem(link: OperatorLink | undefined): HttpProblem {
  if (!link?.usedAt) return codedProblem(404, 'linkInvalid', 'This link does not exist, or has expired.');
  const current: LinkUsed = { usedAt: link.usedAt };
  return codedProblem(404, 'linkUsed', 'This link has been used.', { current });
}
