import PostalMime, { type Email } from 'postal-mime';
import { anyEntryId } from '#domain/entry-id.ts';

export type MailNature = 'person' | 'automatic' | 'bounce';

export type MailHead = {
  nature: MailNature;
  messageId: string;
  /** Ids in the form of ours that the mail says it answers, the nearest last. */
  answered: string[];
  from: { name: string; address: string };
  subject: string;
  date: string;
};

const longestHead = 64 * 1024;
const mostAnswered = 50;
const longestName = 200;
const longestSubject = 500;

const ourId = new RegExp(`<(${anyEntryId.source.replaceAll('\\b', '')})@`, 'gi');

/** Ids in the form of ours, in the order in which they stand there. */
export function ourIds(text: string): string[] {
  return Array.from(text.matchAll(ourId), ([, id]) => id!.toLowerCase());
}

/** Reads what stands before the first empty line; an unreadable head is that of a stranger. */
export async function readHead(source: Buffer): Promise<MailHead> {
  const mail = await parseHead(source);
  const headerOf = (key: string) => mail?.headers.find((header) => header.key === key)?.value ?? '';
  const { name = '', address = '' } = mail?.from ?? {};
  return {
    nature: natureOf(headerOf, address),
    messageId: mail?.messageId ?? '',
    answered: ourIds(`${headerOf('references')} ${headerOf('in-reply-to')}`).slice(-mostAnswered),
    from: { name: oneLine(name).slice(0, longestName), address: oneLine(address).slice(0, longestName) },
    subject: oneLine(mail?.subject ?? '').slice(0, longestSubject),
    date: mail?.date ?? '',
  };
}

async function parseHead(source: Buffer): Promise<Email | undefined> {
  const end = /\r?\n\r?\n/.exec(source.toString('latin1'))?.index ?? source.byteLength;
  try {
    const head = Buffer.concat([source.subarray(0, Math.min(end, longestHead)), Buffer.from('\r\n\r\n')]);
    return await PostalMime.parse(head, { maxHeadersSize: longestHead });
  } catch {
    return undefined;
  }
}

const bulk = new Set(['bulk', 'junk', 'list', 'auto_reply']);
const postmasters = /^(?:mailer-daemon|postmaster)@/i;

/**
 * Machines say so in many ways (RFC 3834 and custom). `X-Auto-Response-Suppress` is none of them: help desks set it in
 * what people write, too, and we answer no mail by ourselves.
 */
function natureOf(headerOf: (key: string) => string, address: string): MailNature {
  const type = headerOf('content-type').toLowerCase();
  if (type.startsWith('multipart/report') && type.includes('delivery-status')) return 'bounce';
  if (postmasters.test(address)) return 'bounce';
  const submitted = headerOf('auto-submitted').trim().toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return 'automatic';
  if (bulk.has(headerOf('precedence').trim().toLowerCase())) return 'automatic';
  return ['x-autoreply', 'x-autorespond', 'list-id'].some((key) => headerOf(key) !== '')
    ? 'automatic'
    : 'person';
}

/** Header values may hold encoded line breaks and anything else. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}
