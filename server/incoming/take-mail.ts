import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Content } from '#content/content.ts';
import { addressKey } from '#domain/address-key.ts';
import type { IncomingKind } from '#domain/answers/incoming-mail.ts';
import { dayMs } from '#domain/durations.ts';
import { anyEntryId } from '#domain/entry-id.ts';
import { referenceIn } from '#domain/reference.ts';
import { countIncomingSince, createIncomingMail, reopenMessage } from '#server/store/incoming-mails.ts';
import { tellTeam } from '#server/store/notices.ts';
import { listOperators } from '#server/store/operators.ts';
import { findMails, markBounced } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { findByReference, findSupportMessage } from '#server/store/support-messages.ts';
import type { Tables } from '#server/store/tables.ts';
import { readBounce } from './bounce.ts';
import { type MailContent, withoutFiles } from './mail-content.ts';
import { type MailHead, readHead } from './mail-head.ts';
import { readApart } from './read-apart.ts';

export type FoundMail = {
  /** Its beginning, with the whole header of any honest mail. */
  head: Buffer;
  size: number;
  read: (mostBytes: number) => Promise<Buffer>;
};

export type Outcome = IncomingKind | 'bounce' | 'own' | 'leftAlone' | 'known';

/** To be called in the transaction that moves on in the mailbox. */
export type Taking = (db: Kysely<Tables>) => Promise<Outcome>;

type Parts = { store: Store; content: Content; clock: () => Date; noticesPerHour: number };

export const longestMail: number = 30 * 1024 * 1024;

/** A report comes before the mail that it returns (RFC 6522), and that begins with the header that names it. */
export const longestReport = 256 * 1024;

/** More than a person writes in a day about one message; the rest stays in the mailbox. */
export const mostPerDay = 30;

/**
 * Stored of a day's mails. A customer with scans fills four mails at most; a flood of files takes more than a month to
 * fill a small disk of 20 GB. Texts have room beyond, so that files never keep them out.
 */
export const dailyBytes = {
  ofMessage: 60 * 1024 * 1024,
  ofAll: 512 * 1024 * 1024,
  ofAllWithTexts: 640 * 1024 * 1024,
  /** Header, search words and notice of a mail, however short. */
  eachMail: 8 * 1024,
};

/** Reads what is needed and asks who it belongs to; nothing is written before the returned function is called. */
export async function takeMail(parts: Parts, mail: FoundMail): Promise<Taking> {
  const { store, clock, noticesPerHour } = parts;
  const head = await readHead(mail.head);
  const [own] = await findMails(store.db, ourOwnId(head.messageId));
  if (own) return async () => 'own';
  const at = clock().toISOString();
  if (head.nature === 'bounce') return await takeBounce(store, mail);
  const messageId = await messageOf(store.db, head);
  if (messageId === undefined) return async () => 'leftAlone';
  // Before anything is fetched and parsed for it.
  if ((await roomToday(store.db, messageId, at)) === undefined) return async () => 'leftAlone';
  const kind = await kindOf(parts, head, messageId);
  const source = await mail.read(longestMail);
  const found = await readApart(source, mail.size <= longestMail);
  return async (db) => await keep(db, { head, kind, messageId, at, found, noticesPerHour });
}

type Keeping = {
  head: MailHead;
  kind: IncomingKind;
  messageId: string;
  at: string;
  found: MailContent;
  noticesPerHour: number;
};

async function keep(
  db: Kysely<Tables>,
  { head, kind, messageId, at, found, noticesPerHour }: Keeping,
): Promise<Outcome> {
  // Erased while it was read.
  if (!(await findSupportMessage(db, messageId))) return 'leftAlone';
  const room = await roomToday(db, messageId, at);
  if (room === undefined) return 'leftAlone';
  const { from, subject } = head;
  const hash = hashOf(messageId, head, found.text);
  const files = found.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  const kept = files > room ? withoutFiles(found) : found;
  if (!(await createIncomingMail(db, { messageId, hash, kind, at, from, subject, ...kept }))) return 'known';
  if (kind === 'answer') {
    await reopenMessage(db, messageId);
    const notice = { kind: 'answer-notice', messageId } as const;
    await tellTeam(db, { receivedAt: at, signals: [], noticesPerHour, notice });
  }
  return kind;
}

/** Bytes of files that a mail may bring; undefined if it stays in the mailbox, text and all. */
async function roomToday(db: Kysely<Tables>, messageId: string, at: string): Promise<number | undefined> {
  const aDayAgo = new Date(Date.parse(at) - dayMs).toISOString();
  const ofMessage = await countIncomingSince(db, aDayAgo, messageId);
  const ofAll = await countIncomingSince(db, aDayAgo);
  const stored = ofAll.bytes + ofAll.mails * dailyBytes.eachMail;
  if (ofMessage.mails >= mostPerDay || stored >= dailyBytes.ofAllWithTexts) return undefined;
  return Math.min(dailyBytes.ofMessage - ofMessage.bytes, dailyBytes.ofAll - stored);
}

/** A report of a mail of ours that did not arrive makes it a failed one; work that seemed done is open again. */
async function takeBounce({ db: reading }: Store, mail: FoundMail): Promise<Taking> {
  const bounce = readBounce(await mail.read(longestReport));
  const [bounced] = await findMails(reading, bounce.ids);
  if (!bounced) return async () => 'leftAlone';
  if (!bounce.isFinal) return async () => 'known';
  return async (db) => {
    if (!(await markBounced(db, bounced.id, bounce.reason))) return 'known';
    if (bounced.messageId) await reopenMessage(db, bounced.messageId);
    return 'bounce';
  };
}

/** By the mails it answers or, from the same address, by the reference in its subject. */
async function messageOf(db: Kysely<Tables>, head: MailHead): Promise<string | undefined> {
  const mails = await findMails(db, head.answered);
  const answered = head.answered
    .toReversed()
    .map((id) => mails.find((mail) => mail.id === id)?.messageId)
    .find((id) => id !== null && id !== undefined);
  if (answered) return answered;
  const [id = ''] = anyEntryId.exec(head.subject.toLowerCase()) ?? [];
  const reference = referenceIn(head.subject) ?? '';
  const message = (await findByReference(db, reference)) ?? (await findSupportMessage(db, id));
  return message && addressKey(message.email) === addressKey(head.from.address) ? message.id : undefined;
}

async function kindOf({ store, content }: Parts, head: MailHead, messageId: string): Promise<IncomingKind> {
  if (head.nature === 'automatic') return 'automatic';
  const from = addressKey(head.from.address);
  const message = await findSupportMessage(store.db, messageId);
  if (message && addressKey(message.email) === from) return 'answer';
  const { email, operatorEmail, mailFrom } = content.site;
  const team = [email, operatorEmail, mailFrom, ...(await listOperators(store.db)).map((one) => one.email)];
  return team.some((address) => addressKey(address) === from) ? 'team' : 'answer';
}

function ourOwnId(messageId: string): string[] {
  const [id] = /^<([\da-f-]{36})@/.exec(messageId.toLowerCase())?.slice(1) ?? [];
  return id && anyEntryId.test(id) ? [id] : [];
}

/** The Message-ID should do, but some programs write none, and a hostile one may repeat another's. */
function hashOf(messageId: string, { messageId: mailId, date, from }: MailHead, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([messageId, mailId, date, from.address, text]))
    .digest('base64url');
}
