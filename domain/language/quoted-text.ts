/** Where mail programs say, between dashes, that what follows was written before. */
const divider =
  /^-{2,}\s*(?:Ursprüngliche Nachricht|Original-?nachricht|Original(?: |-)Message|Original Appointment|Originaltermin|Weitergeleitete Nachricht|Forwarded message)\s*-{2,}$/i;
const forwarded = /^(?:Anfang der weitergeleiteten Nachricht|Begin forwarded message):$/i;
const underline = /^_{20,}$/;

/** The line above a quotation: it names the sender, a moment, and that it was written. */
const wrote = /(?:schrieb|geschrieben|wrote|a écrit|ha scritto|escribió)\b.*:$/i;
const moment = /\d{1,2}[.:/]\s?\S*\d|\b\d{4}\b|\d{1,2}\.? \p{L}/u;
const address = /[^\s<>@]+@[^\s<>@]+/;
const longestHead = 300;
/** It may be wrapped. */
const linesOfHead = 3;

/** Some repeat the fields of the mail before, in an order of their own. */
const fields = {
  sender: /^\*?(?:Von|From|De)\s?:\*?\s/i,
  date: /^\*?(?:Gesendet|Sent|Datum|Date|Envoyé)\s?:\*?\s/i,
  recipient: /^\*?(?:An|To|À|Cc|Kopie)\s?:\*?\s/i,
  subject: /^\*?(?:Betreff|Subject|Objet)\s?:\*?\s/i,
};
const linesOfFields = 8;

/** Signatures and footers of programs come after it (RFC 3676, 4.3). */
const signature = /^-- ?$/;

/**
 * Splits a text into own words and the quotation below them. Words between or below marked lines make all of it own, and so does
 * who wrote nothing above. Only what looks in full like the head of a quotation ends a person's own words.
 */
export function splitQuote(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const start = lines.findIndex((_, index) => beginsQuote(lines, index));
  const written = lines.slice(0, Math.max(start, 0)).join('\n').trim();
  if (written === '' || isMixed(lines.slice(start))) return { written: text.trim(), quoted: '' };
  return { written, quoted: lines.slice(start).join('\n').trim() };
}

function isMixed(quoted: readonly string[]): boolean {
  const marked = quoted.findIndex(isMarked);
  if (marked === -1) return false;
  const below = quoted.slice(marked);
  const end = below.findIndex((line) => signature.test(line));
  return below.slice(0, end === -1 ? undefined : end).some((line) => line.trim() !== '' && !isMarked(line));
}

function isMarked(line: string): boolean {
  return line.startsWith('>');
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]!.trim();
  if (isMarked(line)) return true;
  if (line === '') return false;
  if (divider.test(line) || forwarded.test(line) || isFieldBlock(lines, index)) return true;
  if (underline.test(line)) return fields.sender.test(`${nextLine(lines, index + 1)} `);
  return isAttribution(lines, index);
}

function nextLine(lines: readonly string[], from: number): string {
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index]!.trim();
    if (line !== '') return line;
  }
  return '';
}

/** With a moment, and an address or marked lines below it; without a moment, one line right above marked ones. */
function isAttribution(lines: readonly string[], index: number): boolean {
  let head = '';
  for (let count = 0; count < linesOfHead; count += 1) {
    const line = lines[index + count]?.trim() ?? '';
    if (line === '' || isMarked(line)) return false;
    head = `${head} ${line}`.trim();
    if (head.length > longestHead) return false;
    if (wrote.test(head)) {
      const isAboveMarked = isMarked(nextLine(lines, index + count + 1));
      return moment.test(head) ? address.test(head) || isAboveMarked : count === 0 && isAboveMarked;
    }
    if (line.endsWith(':') && count > 0) return false;
  }
  return false;
}

/** Sender and date, and an address or a subject: “From: Berlin, To: Hamburg” is no mail. */
function isFieldBlock(lines: readonly string[], index: number): boolean {
  const kinds = Object.entries(fields);
  if (!kinds.some(([, field]) => field.test(lines[index]!))) return false;
  const found = new Set<string>();
  let hasAddress = false;
  for (const line of lines.slice(index, index + linesOfFields)) {
    if (line.trim() === '') continue;
    const [kind] = kinds.find(([, field]) => field.test(`${line.trim()} `)) ?? [];
    if (kind === undefined) break;
    found.add(kind);
    hasAddress ||= address.test(line);
  }
  return found.has('sender') && found.has('date') && (hasAddress || found.has('subject'));
}
