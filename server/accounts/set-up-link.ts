import type { Kysely } from 'kysely';
import { isExampleAddress } from '#domain/health/example-address.ts';
import { dayMs, hourMs } from '#domain/language/durations.ts';
import type { LinkToMail } from '#domain/outbox/mail-kinds.ts';
import { createToken } from '#server/core/random-token.ts';
import { lock, shareLock } from '#server/core/store/advisory-lock.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { hasQueuedMail, isStillQueued } from '#server/outbox/outbox.ts';
import { createLink, deleteExpiredLinks, deleteLinks } from './operator-links.ts';
import { findOperator, hasOperators } from './operators.ts';
import { notifyOperator } from './tell-operator.ts';

export const linkValidMs = dayMs;

/** Anybody may have asked for it in the name of an operator. */
export const askedLinkValidMs = hourMs;

type NewLink = {
  operatorId: string | null;
  origin: string;
  now: Date;
  validMs?: number;
  /** The link confirms this address and sets no password. */
  newEmail?: string | null;
  /** Operator to whom it is shown. */
  madeBy?: string | null | undefined;
};

/** Ends all earlier links of the operator. */
export async function createSetUpLink(
  db: Kysely<Tables>,
  link: NewLink & { operatorId: string },
): Promise<string> {
  await deleteLinks(db, link.operatorId);
  return await addLink(db, link);
}

/** The token is in the fragment (`#`), so that no server, log or other page receives it. */
async function addLink(
  db: Kysely<Tables>,
  { operatorId, origin, now, validMs = linkValidMs, newEmail = null, madeBy = null }: NewLink,
): Promise<string> {
  const { token, tokenHash } = createToken();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + validMs).toISOString();
  await deleteExpiredLinks(db, createdAt);
  await createLink(db, { tokenHash, operatorId, createdAt, expiresAt, newEmail, madeBy });
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
    return await addLink(db, { operatorId: null, origin, now });
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
      return (await hasOperators(db)) ? undefined : await addLink(db, { operatorId: null, origin, now });
    if (!operatorId || !(await findOperator(db, operatorId))) return undefined;
    const link = { operatorId, origin, now };
    if (kind === 'password-forgotten') return await addLink(db, { ...link, validMs: askedLinkValidMs });
    if (kind === 'address-to-confirm') return await addLink(db, { ...link, newEmail: recipient });
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
