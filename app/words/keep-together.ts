/** Not seen and without width; no line ends there. */
export const joiner = '\u2060';
const fixedSpace = '\u00a0';

/** What is no running text, as a whole; comments; tags; text. */
const part =
  /<(?:script|style|textarea|title|option|svg)\b.*?<\/(?:script|style|textarea|title|option|svg)>|<!--.*?-->|<(?<close>\/?)(?<tag>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|[^">])*)>|[^<]+/gs;

/** The names of controls, tables and sections are what one says and searches for (WCAG 2.5.3): no hidden sign. */
const names = new Set(['a', 'button', 'label', 'legend', 'summary', 'h1', 'h2', 'h3', 'h4', 'th', 'caption']);

/** Short first parts as in “KI-System”, “E-Mail”, “15-minute”, but not in addresses. */
const shortFirstPart = /(?<![\p{L}\p{N}\-@./_&#])(?:[\p{L}\p{N}]{1,3}|Live)-(?=\p{L})(?!\S{0,80}@)/gu;

const units = [
  'Sekunden?|Minuten?|Min\\.|Stunden?|Std\\.|Uhr|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Prozent',
  'seconds?|minutes?|min|hours?|days?|weeks?|months?|years?|percent|am|pm',
  'EUR|USD|KB|MB|km|[€$%]',
].join('|');
const spaceBeforeUnit = new RegExp(`(?<=\\d[.,+]?) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');

/**
 * No line ends inside “KI-System” or “60 Minuten”. Works on the finished HTML, so that attributes, data, mails and
 * forms have the words as written; islands are hydrated with the words as written and keep them.
 */
export function keepTogether(html: string): string {
  let island = 0;
  let name = 0;
  return html.replace(part, (whole, ...found) => {
    const { close, tag, attributes } = found.at(-1) as Record<string, string | undefined>;
    if (tag) {
      const step = close ? -1 : 1;
      if (tag === 'div' && (island > 0 || attributes?.includes(' data-island='))) island += step;
      if (names.has(tag)) name += step;
      return whole;
    }
    if (island > 0 || whole.startsWith('<')) return whole;
    const text = whole.replace(spaceBeforeUnit, fixedSpace);
    return name > 0 ? text : text.replace(shortFirstPart, `$&${joiner}`);
  });
}
