const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
};

/** Characters: what is longer is no letter. */
const longestHtml = 2_000_000;

/**
 * For mails that bring no text of their own. What it returns is shown as text, so it need not be safe, only readable;
 * one pass over the characters, because a mail may be made to make expressions slow.
 */
export function htmlToText(html: string): string {
  let text = '';
  let hidden = '';
  for (let at = 0; at < Math.min(html.length, longestHtml); ) {
    if (html[at] !== '<') {
      const next = html.indexOf('<', at);
      const end = next === -1 ? html.length : next;
      if (hidden === '') text += html.slice(at, end).replaceAll(/\s+/g, ' ');
      at = end;
      continue;
    }
    const isComment = html.startsWith('<!--', at);
    const close = html.indexOf(isComment ? '-->' : '>', at);
    if (close === -1) break;
    const [, slash = '', name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(html.slice(at, at + 20)) ?? [];
    const tag = name.toLowerCase();
    if (hidden === '' && slash === '' && hiddenTags.has(tag)) hidden = tag;
    else if (slash !== '' && tag === hidden) hidden = '';
    if (hidden === '' && breaks.has(tag)) text += tag === 'p' && slash !== '' ? '\n\n' : '\n';
    if (hidden === '' && tag === 'blockquote' && slash === '') text += '> ';
    at = close + (isComment ? 3 : 1);
  }
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

const hiddenTags = new Set(['style', 'script', 'head', 'title', 'template']);
const breaks = new Set(['br', 'p', 'div', 'li', 'tr', 'table', 'h1', 'h2', 'h3', 'blockquote', 'hr']);

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(entities, name) ? entities[name]! : whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
