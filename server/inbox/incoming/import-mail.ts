import { createHash } from 'node:crypto';
import type { Content } from '#content/content.ts';
import type { IncomingKind } from '#domain/api/inbox/incoming-mail.ts';
import { addressKey } from '#domain/forms/email-address.ts';
import { referencesIn } from '#domain/forms/reference.ts';
import { dayMs } from '#domain/language/durations.ts';
import { anyEntryId } from '#domain/site/entry-id.ts';
import { listOperators } from '#server/accounts/operators.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { findByReference, findSupportMessage } from '#server/forms/support-messages.ts';
import { queueTeamNotice } from '#server/outbox/notices.ts';
import { findMails, markBounced } from '#server/outbox/outbox.ts';
import { countIncomingSince, createIncomingMail, reopenMessage } from './incoming-mails.ts';
import { type MailContent, unreadable, withoutFiles } from './mail-content.ts';
import { type MailHead, ourIds, readHead } from './mail-head.ts';
import { parseInWorker } from './parse-in-worker.ts';

export type FoundMail = {
  /** Its beginning, with the whole header of any honest mail. */
  head: Buffer;
  size: number;
  read: (mostBytes: number) => Promise<Buffer>;
};

type Sender = { outcome: IncomingKind; claimsTeam: boolean };

type ThreadMail = Sender & { messageId: string; at: string; head: MailHead; found: MailContent };

type Bounce = { outcome: 'bounce'; mailId: string; messageId: string | null; reason: string };

export type MailReading = ThreadMail | Bounce | { outcome: 'own' | 'leftAlone' | 'known' };

type Parts = {
  store: Store;
  content: Content;
  clock: () => Date;
  receivingServer?: string | undefined;
  /** If the store refuses the words of a mail, the fact that a customer wrote is kept. */
  withoutWords?: boolean;
};

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

/** Reads what is needed and asks who it belongs to; writes nothing. */
export async function readMail(
  { store: { db }, content, clock, receivingServer, withoutWords = false }: Parts,
  mail: FoundMail,
): Promise<MailReading> {
  const head = await readHead(mail.head, receivingServer);
  const [own] = await findMails(db, ourIds(head.messageId));
  if (own) return { outcome: 'own' };
  const at = clock().toISOString();
  const report = head.report === 'no' ? undefined : await readReport(db, head, mail);
  if (report && report.outcome !== 'report') return report;
  const messageId = report?.messageId ?? (await messageOf(db, head));
  // Before anything is fetched and parsed for it.
  if (messageId === undefined || (await roomToday(db, messageId, at)) === undefined)
    return { outcome: 'leftAlone' };
  const sender = report
    ? { outcome: report.outcome, claimsTeam: false }
    : await senderOf(db, { head, messageId, content });
  const found = withoutWords
    ? unreadable()
    : await parseInWorker(await mail.read(longestMail), mail.size <= longestMail);
  return { ...sender, messageId, at, head, found };
}

/** Call it in the transaction that moves on in the mailbox. Returns what became of the mail. */
export async function storeReading(
  db: Db,
  reading: MailReading,
  noticesPerHour: number,
): Promise<MailReading['outcome']> {
  if (reading.outcome === 'bounce') {
    const { mailId, messageId, reason } = reading;
    if (!(await markBounced(db, mailId, reason))) return 'known';
    if (messageId) await reopenMessage(db, messageId);
    return 'bounce';
  }
  return 'found' in reading ? await storeThreadMail(db, reading, noticesPerHour) : reading.outcome;
}

async function storeThreadMail(
  db: Db,
  { outcome: kind, messageId, at, head, claimsTeam, found }: ThreadMail,
  noticesPerHour: number,
): Promise<MailReading['outcome']> {
  // Erased while it was read.
  if (!(await findSupportMessage(db, messageId))) return 'leftAlone';
  const room = await roomToday(db, messageId, at);
  if (room === undefined) return 'leftAlone';
  const { from, subject } = head;
  const hash = hashOf(messageId, head, found.text);
  const files = found.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  const { report: _, ...kept } = files > room ? withoutFiles(found) : found;
  if (!(await createIncomingMail(db, { messageId, hash, kind, claimsTeam, at, from, subject, ...kept })))
    return 'known';
  if (kind === 'answer' || kind === 'report') {
    await reopenMessage(db, messageId);
    const notice = { kind: 'answer-notice', messageId } as const;
    await queueTeamNotice(db, { receivedAt: at, signals: [], noticesPerHour, notice });
  }
  return kind;
}

/** Bytes of files that a mail may bring; undefined if it stays in the mailbox, text and all. */
async function roomToday(db: Db, messageId: string, at: string): Promise<number | undefined> {
  const aDayAgo = new Date(Date.parse(at) - dayMs).toISOString();
  const ofMessage = await countIncomingSince(db, aDayAgo, messageId);
  const ofAll = await countIncomingSince(db, aDayAgo);
  const stored = ofAll.bytes + ofAll.mails * dailyBytes.eachMail;
  if (ofMessage.mails >= mostPerDay || stored >= dailyBytes.ofAllWithTexts) return undefined;
  return Math.min(dailyBytes.ofMessage - ofMessage.bytes, dailyBytes.ofAll - stored);
}

/**
 * A report of a mail of ours that did not arrive makes it a failed one; work that seemed done is open again. What cannot be
 * understood goes into the thread, for a person to read. Undefined: it is no report, or none of a mail of ours.
 */
async function readReport(
  db: Db,
  head: MailHead,
  mail: FoundMail,
): Promise<Exclude<MailReading, ThreadMail> | { outcome: 'report'; messageId: string } | undefined> {
  const { report } = await parseInWorker(await mail.read(longestReport), true);
  const isCertain = head.report === 'yes';
  const [ours] = await findMails(db, isCertain ? [...report.ids, ...head.answered] : report.ids);
  if (!ours) return isCertain ? { outcome: 'leftAlone' } : undefined;
  const { id: mailId, messageId } = ours;
  if (report.state === 'failed') return { outcome: 'bounce', mailId, messageId, reason: report.reason };
  // Absence notes may bring along what they answer.
  if (report.state === 'unclear' && !isCertain && head.isAutomatic) return undefined;
  if (report.state !== 'unclear') return { outcome: 'known' };
  return messageId === null ? { outcome: 'leftAlone' } : { outcome: 'report', messageId };
}

/** By the mails it answers or, from the same address, by the reference in its subject. */
async function messageOf(db: Db, head: MailHead): Promise<string | undefined> {
  const mails = await findMails(db, head.answered);
  const answered = head.answered
    .toReversed()
    .map((id) => mails.find((mail) => mail.id === id)?.messageId)
    .find((id) => id !== null && id !== undefined);
  if (answered) return answered;
  const from = addressKey(head.from.address);
  const ids = head.subject.toLowerCase().match(new RegExp(anyEntryId, 'g')) ?? [];
  const messages = await Promise.all([
    ...referencesIn(head.subject).map(async (reference) => await findByReference(db, reference)),
    ...ids.map(async (id) => await findSupportMessage(db, id)),
  ]);
  return messages.find((message) => message && addressKey(message.email) === from)?.id;
}

/** An address proves nothing: only a colleague whom the receiving server has confirmed speaks for the team. */
async function senderOf(
  db: Db,
  { head, messageId, content }: { head: MailHead; messageId: string; content: Content },
): Promise<Sender> {
  const from = addressKey(head.from.address);
  const message = await findSupportMessage(db, messageId);
  const isCustomer = message !== undefined && addressKey(message.email) === from;
  const { email, operatorEmail, mailFrom } = content.site;
  const operators = (await listOperators(db)).map((operator) => operator.email);
  const team = [email, operatorEmail, mailFrom, ...operators].map(addressKey);
  const isColleague = !isCustomer && team.includes(from);
  const claimsTeam = isColleague && !head.isSenderConfirmed;
  if (head.isAutomatic) return { outcome: 'automatic', claimsTeam };
  return { outcome: isColleague && head.isSenderConfirmed ? 'team' : 'answer', claimsTeam };
}

/** The Message-ID should do, but some programs write none, and a hostile one may repeat another's. */
function hashOf(messageId: string, { messageId: mailId, date, from }: MailHead, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([messageId, mailId, date, from.address, text]))
    .digest('base64url');
}
