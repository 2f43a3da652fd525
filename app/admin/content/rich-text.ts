/** Characters that nobody sees, with the name of their mark. */
export const marks = {
  '\u00ad': 'softHyphen',
  '\u00a0': 'fixedSpace',
  '\u202f': 'narrowSpace',
  '\u2011': 'fixedHyphen',
  '\u200b': 'breakPoint',
  '\u2060': 'joiner',
} as const;

export type MarkCharacter = keyof typeof marks;
export type MarkName = (typeof marks)[MarkCharacter];

/** A text as it is edited: letters, and what can only be set or removed as a whole. */
export type Token =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'chip'; readonly name: string }
  | { readonly type: 'mark'; readonly text: MarkCharacter };

const parts = /\{\{([\w.-]+)\}\}|[\u00ad\u00a0\u202f\u2011\u200b\u2060]/g;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    if (match.index > end) tokens.push({ type: 'text', text: text.slice(end, match.index) });
    tokens.push(
      match[1] ? { type: 'chip', name: match[1] } : { type: 'mark', text: match[0] as MarkCharacter },
    );
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ type: 'text', text: text.slice(end) });
  return tokens;
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.type === 'chip' ? `{{${token.name}}}` : token.text)).join('');
}
