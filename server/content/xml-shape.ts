const mostDepth = 60;
const longestTag = 8000;
/** All texts of the site make some 20,000; a parser takes the longer for each the more there are. */
export const mostXmlTags = 100_000;

const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** False for what would keep a parser busy for minutes: depth, length or number of tags that no honest file has, or unfinished ones. */
export function isPlainXml(text: string): boolean {
  let depth = 0;
  let tags = 0;
  let at = text.indexOf('<');
  while (at >= 0) {
    tags += 1;
    if (tags > mostXmlTags) return false;
    const skip = skipped.find(([start]) => text.startsWith(start, at));
    const end = skip ? text.indexOf(skip[1], at) : endOfTag(text, at);
    if (end < 0) return false;
    if (!skip) {
      if (text[at + 1] === '/') depth -= 1;
      else if (text[end - 1] !== '/') depth += 1;
      if (depth > mostDepth) return false;
    }
    at = text.indexOf('<', end);
  }
  return true;
}

/** A value may contain the sign that ends a tag. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  const last = Math.min(text.length, start + longestTag);
  for (let at = start + 1; at < last; at++) {
    const character = text[at]!;
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}
