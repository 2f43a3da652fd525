import { Constructed, fromBER, OctetString, Sequence } from 'asn1js';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { LeftOut } from '#domain/api/inbox/incoming-mail.ts';
import { bareFileName, fileLimits, longestName, safeFileName } from '#domain/inbox/message-file.ts';
import { fileKindOf } from '#server/inbox/file-kind.ts';
import { textOf } from './html-to-text.ts';
import { endOfHead, fieldsOf } from './mail-head.ts';
import { type MailReport, readReport } from './mail-report.ts';

export type MailContent = {
  text: string;
  files: { name: string; type: string; content: Uint8Array }[];
  leftOut: LeftOut;
  /** If it is one of a mail server, which its head and sender tell. */
  report: MailReport;
};

/** Characters. */
const longestText = 100_000;

/** Bytes. What stands in a text and is smaller is mostly part of a signature: it takes no place from a file. */
const smallPicture = 8 * 1024;

const mostNamed = 20;

/** The text alone, never its markup; of the files those that a reply may carry, too. */
export async function readContent(source: Buffer, isWhole: boolean): Promise<MailContent> {
  const mail = await parseMail(source);
  if (!mail) return unreadable();
  const inside = await insideSignature(mail);
  const written = plain(textOf(inside ?? mail));
  const files: MailContent['files'] = [];
  const leftOut: string[] = [];
  let total = 0;
  for (const attachment of inOrder([...mail.attachments, ...(inside?.attachments ?? [])])) {
    const content = bytesOf(attachment);
    const name = bareFileName(attachment.filename ?? '') || attachment.mimeType.slice(0, 80);
    const isFitting =
      content.byteLength > 0 &&
      content.byteLength <= fileLimits.bytes &&
      total + content.byteLength <= fileLimits.totalBytes &&
      files.length < fileLimits.files;
    const kind = isFitting ? await fileKindOf(content) : undefined;
    if (kind) {
      total += content.byteLength;
      files.push({ name: safeFileName(name, kind.endings), type: kind.type, content });
    } else if (leftOut.length < mostNamed) leftOut.push(name.slice(0, longestName).toWellFormed());
  }
  return {
    text: written.slice(0, longestText).toWellFormed(),
    files,
    leftOut: {
      files: leftOut,
      isCut: !isWhole || written.length > longestText,
      isUnreadable: false,
      isSealed: written === '' && mail.attachments.some(({ mimeType }) => sealed.test(mimeType)),
    },
    report: readReport(mail),
  };
}

/** Signed or encrypted: the words are in the file alone. */
const sealed = /^application\/(?:x-)?(?:pkcs7-mime|pgp-encrypted)$/i;

async function insideSignature({ text, html, attachments }: Email): Promise<Email | undefined> {
  if (text?.trim() || html?.trim()) return undefined;
  const signed = attachments.find(({ mimeType }) => sealed.test(mimeType));
  const content = signed && signedContent(bytesOf(signed));
  return content && (await parseMail(content));
}

/** Files first, then small pictures in the text; reports about the delivery are left out. */
function inOrder(attachments: readonly Attachment[]): Attachment[] {
  const isSmall = (one: Attachment) => one.related === true && bytesOf(one).byteLength < smallPicture;
  return attachments
    .filter(
      ({ mimeType }) =>
        !/^message\/(?:disposition-notification|(?:global-)?delivery-status)$/i.test(mimeType),
    )
    .toSorted((one, other) => Number(isSmall(one)) - Number(isSmall(other)));
}

export function withoutFiles({ files, leftOut, ...rest }: MailContent): MailContent {
  const named = [...leftOut.files, ...files.map(({ name }) => name)].slice(0, mostNamed);
  return { ...rest, files: [], leftOut: { ...leftOut, files: named } };
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

export function unreadable(): MailContent {
  const leftOut = { files: [], isCut: false, isUnreadable: true, isSealed: false };
  return { text: '', files: [], leftOut, report: { state: 'unclear', reason: '', ids: [] } };
}

/** Databases take no NUL, and readers nothing that reverses or hides what follows. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|\p{Bidi_Control}/gu, '')
    .replaceAll(/\n{4,}/g, '\n\n\n')
    .trim();
}

/**
 * The mail inside signed data (RFC 5652, 5.1), which lies there unencrypted. Undefined if there is none; the signature is not
 * checked.
 */
function signedContent(source: Uint8Array): Buffer | undefined {
  const { result } = fromBER(Uint8Array.from(source).buffer);
  const signed = child(child(result, 1), 0);
  const content = child(child(child(signed, 2), 1), 0);
  return content instanceof OctetString ? Buffer.from(content.getValue()) : undefined;
}

function child(of: unknown, index: number): unknown {
  return of instanceof Sequence || of instanceof Constructed ? of.valueBlock.value[index] : undefined;
}

const limits = { maxNestingDepth: 30, maxRfc822NestingDepth: 3, forceRfc822Attachments: true } as const;

/** The character for bytes that are not of the charset. */
const lost = /\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122]/g;

/** Tried where the declared one, or none, loses characters: WHATWG takes latin-1 for windows-1252 as well. */
const charsets = ['utf-8', 'windows-1252'] as const;

/** Undefined if it cannot be read. Texts are read in the charset in which the fewest characters are lost. */
async function parseMail(mail: Buffer): Promise<Email | undefined> {
  const end = endOfHead(mail);
  const fields = Buffer.from(fieldsOf(mail.subarray(0, end)).join('\r\n'), 'latin1');
  const source = Buffer.concat([fields, mail.subarray(end)]);
  try {
    let best = await PostalMime.parse(source, limits);
    for (const charset of charsets) {
      const before = lostIn(best);
      if (before === 0) break;
      const other = await PostalMime.parse(inCharset(source, charset), limits);
      if (lostIn(other) < before) best = other;
    }
    return best;
  } catch {
    return undefined;
  }
}

function lostIn({ text = '', html = '' }: Email): number {
  return (text.match(lost)?.length ?? 0) + (html.match(lost)?.length ?? 0);
}

/** The mail with this charset in every text part. */
function inCharset(source: Buffer, charset: string): Buffer {
  const raw = source.toString('latin1');
  const said = raw.replaceAll(
    /^(content-type:[ \t]*text\/(?:plain|html))[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/gim,
    (header: string, type: string) => {
      const format = /;\s*format=flowed/i.exec(header)?.[0] ?? '';
      return `${type}; charset=${charset}${format}`;
    },
  );
  const isSilent = !/^content-type:/im.test(raw.slice(0, raw.search(/\r?\n\r?\n/)));
  return Buffer.from(isSilent ? `Content-Type: text/plain; charset=${charset}\r\n${said}` : said, 'latin1');
}
