/** Where mail programs say that what follows was written before; the line may be wrapped once. */
const heads = [
  /^-{2,}\s*(?:Ursprüngliche Nachricht|Originalnachricht|Original Message|Weitergeleitete Nachricht|Forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
  /^(?:Am|On|Le)\b.{4,200}(?:schrieb|wrote|a écrit)\b.{0,200}:$/i,
  /^.{1,200}\b(?:schrieb|wrote) (?:am|on)\b.{4,100}:$/i,
];

/** Some only repeat the fields of the mail before. */
const sender = /^\*?(?:Von|From):\*?\s/i;
const otherField = /^\*?(?:Gesendet|Sent|Datum|Date|An|To):\*?\s/i;
const linesOfFields = 4;

/** What somebody wrote, and what they quoted below it. Who writes between or below the lines has written all of it. */
export function splitQuote(text: string): { written: string; quoted: string } {
  const lines = text.split('\n');
  const start = lines.findIndex((_, index) => beginsQuote(lines, index));
  const written = lines.slice(0, Math.max(start, 0)).join('\n').trim();
  const rest = lines.slice(start);
  const marked = rest.findIndex(isMarked);
  const isMixed = marked !== -1 && rest.slice(marked).some((line) => line.trim() !== '' && !isMarked(line));
  if (written === '' || isMixed) return { written: text.trim(), quoted: '' };
  return { written, quoted: rest.join('\n').trim() };
}

function isMarked(line: string): boolean {
  return line.startsWith('>');
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index]!.trim();
  if (isMarked(line)) return true;
  if (line === '') return false;
  const following = lines.slice(index + 1, index + linesOfFields);
  if (sender.test(line)) return following.some((next) => otherField.test(next.trim()));
  return [line, `${line} ${following[0]?.trim()}`].some((head) => heads.some((form) => form.test(head)));
}
