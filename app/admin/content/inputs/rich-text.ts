import { asPlaceholder, placeholdersIn, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';

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

const mark = /([\u00ad\u00a0\u202f\u2011\u200b\u2060])/;

export function tokensOf(text: string): Token[] {
  return splitAtPlaceholders(text).flatMap((piece): Token[] => {
    const [name] = placeholdersIn(piece);
    if (name !== undefined) return [{ type: 'chip', name }];
    return piece
      .split(mark)
      .filter(Boolean)
      .map((part) =>
        Object.hasOwn(marks, part)
          ? { type: 'mark', text: part as MarkCharacter }
          : { type: 'text', text: part },
      );
  });
}

export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.type === 'chip' ? asPlaceholder(token.name) : token.text)).join('');
}
