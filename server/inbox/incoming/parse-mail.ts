import PostalMime, { type Email } from 'postal-mime';
import { endOfHead, fieldsOf } from './mail-fields.ts';

const limits = { maxNestingDepth: 30, maxRfc822NestingDepth: 3, forceRfc822Attachments: true } as const;

/** What a text becomes whose charset is not the one that it was read in. */
const lost = /\uFFFD|[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6\u02DC\u2013-\u2122]/g;

/** Tried where the declared one, or none, loses characters: WHATWG takes latin-1 for windows-1252 as well. */
const charsets = ['utf-8', 'windows-1252'] as const;

/** Undefined if it cannot be read. Texts are read in the charset in which the fewest characters are lost. */
export async function parseMail(mail: Buffer): Promise<Email | undefined> {
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

/** As if every text of the mail had said so. */
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
