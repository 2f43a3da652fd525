import { draftValue } from '#app/admin/content/draft/field-values.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { asksKey } from '#content/asks.ts';
import type { ContentField } from '#domain/api/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Known = {
  readonly fields: ReadonlyMap<string, ContentField>;
  readonly factsOf: (language: Language, page: string) => Readonly<Record<string, string>>;
};

type Heading = { readonly page: string | undefined; readonly language: Language; readonly heading: string };

/** The field of a heading that the search found, on its page or among the words of several, and the note beside it if there is one. */
export function headingPlace({ fields, factsOf }: Known, { page, language, heading }: Heading) {
  const wanted = plain(heading);
  const found = [...fields.values()].filter(({ id, kind, ...field }) => {
    const place = placeOf(id);
    if (kind !== 'text' || place.language !== language) return false;
    return plain(fill(String(draftValue({ id, kind, ...field })), factsOf(language, place.page))) === wanted;
  });
  const { id } = found.find((field) => placeOf(field.id).page === page) ?? found[0] ?? {};
  if (id === undefined) return undefined;
  const asks = id.replace(/[^.]+$/, asksKey);
  return { id, asks: fields.has(asks) ? asks : undefined };
}

/** As the search reads a heading: on one line, without hidden signs and the number of a section. */
function plain(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d+ /, '');
}
