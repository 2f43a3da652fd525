import { sql } from 'kysely';
import type { MailboxState, RefusedMail } from '#domain/api/inbox/incoming-mail.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { isThisMachine } from '#server/core/http/private-address.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type MailboxAddress = ReturnType<typeof mailboxAddress>;

/** `imaps://user:password@host/folder`, user and password encoded as in every address; no folder is INBOX. */
export function mailboxAddress(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    host: hostname,
    port: Number(port || (isSecure ? 993 : 143)),
    isSecure,
    isThisMachine: isThisMachine(hostname),
    user,
    pass: decodeURIComponent(password),
    folder,
    /** Names the mailbox in the store. */
    name: `${user}@${hostname}/${folder}`,
  };
}

type MailboxLease = { address: string; lease: string };

/** Named to the team; the counter of mails left alone has all. */
const mostRefused = 20;

export type MailboxPlace = Pick<Tables['mailboxes'], 'uidValidity' | 'lastUid'>;

/** Thrown in a transaction, so that nothing of what another process may do as well is written. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Takes or prolongs the lease; undefined while another process has it. */
export async function leaseMailbox(
  store: Store,
  { address, lease }: MailboxLease,
  { now, until }: { now: string; until: string },
): Promise<MailboxPlace | undefined> {
  return await store.transaction(async (db) => {
    await db
      .insertInto('mailboxes')
      .values({ address, uidValidity: '', lastUid: 0, leasedUntil: '', leftAlone: 0, refused: '[]' })
      .onConflict((on) => on.column('address').doNothing())
      .execute();
    const row = await db
      .updateTable('mailboxes')
      .set({ lease, leasedUntil: until })
      .where('address', '=', address)
      .where((is) => is.or([is('lease', '=', lease), is('leasedUntil', '<', now)]))
      .returning(['uidValidity', 'lastUid'])
      .executeTakeFirst();
    return row && { ...row, lastUid: Number(row.lastUid) };
  });
}

function leased(db: Db, { address, lease }: MailboxLease) {
  return db.updateTable('mailboxes').where('address', '=', address).where('lease', '=', lease);
}

export async function updateMailbox(
  store: Store,
  holder: MailboxLease,
  change: Partial<Tables['mailboxes']>,
): Promise<void> {
  await store.transaction(async (db) => {
    await leased(db, holder).set(change).execute();
  });
}

/**
 * Call it in the transaction that stores the mail, so that each is taken once. Of the refused mails the oldest make room. Throws
 * `LeaseLostError`.
 */
export async function savePosition(
  db: Db,
  holder: MailboxLease,
  place: MailboxPlace,
  { isLeftAlone, refused }: { isLeftAlone: boolean; refused?: RefusedMail | undefined },
): Promise<void> {
  const change = leased(db, holder).set({
    ...place,
    leftAlone: sql<number>`left_alone + ${isLeftAlone ? 1 : 0}`,
  });
  const row = await change.returning('refused').executeTakeFirst();
  if (!row) throw new LeaseLostError('Another process reads the mailbox');
  if (!refused) return;
  const all = [...(JSON.parse(row.refused) as RefusedMail[]), refused].slice(-mostRefused);
  await leased(db, holder)
    .set({ refused: JSON.stringify(all) })
    .execute();
}

export async function mailboxState(db: Db) {
  const row = await db
    .selectFrom('mailboxes')
    .select(['readAt', 'lastError', 'leftAlone', 'refused'])
    .orderBy('leasedUntil', 'desc')
    .limit(1)
    .executeTakeFirst();
  const refused = JSON.parse(row?.refused ?? '[]') as RefusedMail[];
  return { readAt: null, lastError: null, leftAlone: 0, ...row, refused };
}

/** GET /api/admin/mailbox: whether answers are fetched, since when, and what was left there. */
export function mailboxRoutes({ store, readsMail }: AdminParts): Route[] {
  return [
    route('GET', '/mailbox', 'workInbox', async (c) => {
      const state = await mailboxState(store.db);
      return c.json({ isOn: readsMail, ...state } satisfies MailboxState);
    }),
  ];
}
