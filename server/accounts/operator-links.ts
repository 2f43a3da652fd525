import { rolesThatMay } from '#domain/accounts/roles.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import type { LinkToMail } from '#domain/outbox/mail-kinds.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { createToken, hashToken } from '#server/core/random-token.ts';
import { lock, shareLock } from '#server/core/store/advisory-lock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { hasQueuedMail, isStillQueued, withdrawLinkMails } from '#server/outbox/access-mails.ts';
import { findOperator, hasOperators } from './operators.ts';
import { notifyOperator } from './tell-operator.ts';

/** Sets a password, or confirms the address `newEmail`; once, and for a limited time. */
export type OperatorLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** One that an operator was shown works as long as that operator may manage access. */
export async function findLink(db: Db, token: string, now: Date) {
  return await db
    .selectFrom('operator_links')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .where((is) => {
      const managers = is
        .selectFrom('operators')
        .select('id')
        .where('role', 'in', rolesThatMay('manageAccess'));
      return is.or([is('usedAt', 'is not', null), is('madeBy', 'is', null), is('madeBy', 'in', managers)]);
    })
    .executeTakeFirst();
}

/** Also deletes the unused siblings of `link`. Call it with the lock `access`, in the transaction that has found the link unused. */
export async function spendLink(
  db: Db,
  { tokenHash, operatorId }: OperatorLink,
  { usedBy, usedAt }: { usedBy: string; usedAt: string },
): Promise<void> {
  await db
    .updateTable('operator_links')
    .set({ operatorId: usedBy, usedAt })
    .where('tokenHash', '=', tokenHash)
    .execute();
  await deleteLinks(db, operatorId);
}

/** Unused links of an operator, or of the first one; used ones expire. */
async function deleteLinks(db: Db, operatorId: string | null): Promise<void> {
  await db
    .deleteFrom('operator_links')
    .where('operatorId', operatorId === null ? 'is' : '=', operatorId)
    .where('usedAt', 'is', null)
    .execute();
}

export async function operatorsWithLink(db: Db, now: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('operator_links')
    .select('operatorId')
    .where('expiresAt', '>', now)
    .where('usedAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.operatorId));
}

/** All links of an operator, those in mails not yet sent too: one may have been requested by another person. */
export async function endLinks(db: Db, operator: Pick<Operator, 'id' | 'email'>): Promise<void> {
  await deleteLinks(db, operator.id);
  await withdrawLinkMails(db, operator);
}

export const linkValidMs = dayMs;

/** Anybody may have asked for it in the name of an operator. */
export const askedLinkValidMs = hourMs;

type NewLink = {
  operatorId: string | null;
  origin: string;
  now: Date;
  validMs?: number;
  /** The link confirms this address and sets no password. */
  newEmail?: string;
  madeBy?: string | undefined;
};

/** Ends all earlier links of the operator. */
export async function createSetUpLink(db: Db, link: NewLink & { operatorId: string }): Promise<string> {
  await deleteLinks(db, link.operatorId);
  return await createLink(db, link);
}

/** The token is in the fragment (`#`), so that no server, log or other page receives it. */
export async function createLink(
  db: Db,
  { operatorId, origin, now, validMs = linkValidMs, newEmail, madeBy }: NewLink,
): Promise<string> {
  const { token, tokenHash } = createToken();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + validMs).toISOString();
  await db.deleteFrom('operator_links').where('expiresAt', '<=', at).execute();
  await db
    .insertInto('operator_links')
    .values({ tokenHash, operatorId, createdAt: at, expiresAt, newEmail, madeBy })
    .execute();
  return `${origin}/admin/setup#token=${token}`;
}

/**
 * For the first operator, or undefined if there is one. Links of earlier starts go on working until one is used, or a
 * restart would end the mailed one. `mailTo` gets a link of its own, again only when the mailed one has expired.
 */
export async function firstSetUpLink(
  store: Store,
  { origin, now, mailTo }: { origin: string; now: Date; mailTo?: string | undefined },
): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await lock(store, db, 'access');
    if (await hasOperators(db)) return undefined;
    const since = new Date(now.getTime() - linkValidMs).toISOString();
    if (mailTo && !(await hasQueuedMail(db, { kind: 'first-access', recipient: mailTo, since })))
      await notifyOperator(db, 'first-access', { email: mailTo, name: '' }, now.toISOString());
    return await createLink(db, { operatorId: null, origin, now });
  });
}

/**
 * Made with the mail, so that the outbox never holds a working link. Undefined if the access does not exist or is not needed, or the
 * mail was withdrawn after the worker had claimed it.
 * A link that anybody may ask for ends no other link, or strangers could end an owner's.
 */
export async function linkToMail(
  store: Store,
  { mailId, kind, recipient, operatorId, origin, now }: LinkToMail & { origin: string; now: Date },
): Promise<string | undefined> {
  return await store.transaction(async (db) => {
    await shareLock(store, db, 'access');
    if (!(await isStillQueued(db, mailId))) return undefined;
    if (kind === 'first-access')
      return (await hasOperators(db)) ? undefined : await createLink(db, { operatorId: null, origin, now });
    if (!operatorId || !(await findOperator(db, operatorId))) return undefined;
    const link = { operatorId, origin, now };
    if (kind === 'password-forgotten') return await createLink(db, { ...link, validMs: askedLinkValidMs });
    if (kind === 'address-to-confirm') return await createLink(db, { ...link, newEmail: recipient });
    return await createSetUpLink(db, link);
  });
}

type Site = { readonly operatorEmail: string };

/**
 * The team's mailbox also gets a link for the first operator. The first person to use it becomes the owner, as with the
 * link that the start prints: the administrator controls both. Undefined for an example address (RFC 2606).
 */
export function firstLinkRecipient({ operatorEmail }: Site, smtpUrl: string | undefined): string | undefined {
  return smtpUrl === undefined || isExampleAddress(operatorEmail) ? undefined : operatorEmail;
}

/** The end of the start's output; the link is alone in its line, so that a terminal opens it and a double click takes it. */
export function firstLinkText(link: string, exampleRecipient?: string): string {
  return [
    '',
    'The admin area has no account yet. Create the first one with this link.',
    'It works once, within 24 hours.',
    ...(exampleRecipient
      ? [`It is not emailed: ${exampleRecipient} is an example address. Set OPERATOR_EMAIL to your own.`]
      : []),
    '',
    link,
    '\n',
  ].join('\n');
}
