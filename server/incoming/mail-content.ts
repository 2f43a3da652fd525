import PostalMime, { type Attachment } from 'postal-mime';
import type { LeftOut } from '#domain/answers/incoming-mail.ts';
import { bareFileName, fileLimits, longestName, safeFileName } from '#domain/message-file.ts';
import { fileKindOf } from '#server/file-kind.ts';
import { htmlToText } from './html-to-text.ts';

export type MailContent = {
  text: string;
  files: { name: string; type: string; content: Uint8Array }[];
  leftOut: LeftOut;
};

/** Characters. */
const longestText = 100_000;

/** Pictures of signatures. */
const smallestPicture = 8 * 1024;

/** Names in a list of what was left out. */
const mostNamed = 20;

/** The text alone, never its markup; of the files those that a reply may carry, too. */
export async function readContent(source: Buffer, isWhole: boolean): Promise<MailContent> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 30, maxRfc822NestingDepth: 3 }).catch(
    () => undefined,
  );
  if (!mail) return unreadable();
  const written = plain(mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ''));
  const files: MailContent['files'] = [];
  const leftOut: string[] = [];
  let total = 0;
  for (const attachment of mail.attachments) {
    const content = bytesOf(attachment);
    if (attachment.related && content.byteLength < smallestPicture) continue;
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
  const isCut = !isWhole || written.length > longestText;
  return {
    text: written.slice(0, longestText).toWellFormed(),
    files,
    leftOut: { files: leftOut, isCut, isUnreadable: false },
  };
}

/** Only named, where there is no room for them. */
export function withoutFiles({ text, files, leftOut }: MailContent): MailContent {
  const named = [...leftOut.files, ...files.map(({ name }) => name)].slice(0, mostNamed);
  return { text, files: [], leftOut: { ...leftOut, files: named } };
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Nothing but the fact that somebody wrote. */
export function unreadable(): MailContent {
  return { text: '', files: [], leftOut: { files: [], isCut: false, isUnreadable: true } };
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
