import type { Content } from '#content/content.ts';
import { languageOfPath } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { type ReadPage, readPage } from './sections.ts';
import { siteSections } from './site-sections.ts';

/** A rendered public page; `id` is the namespace of its words. */
export type RenderedText = { readonly id: string; readonly path: string; readonly body: Buffer };

export type SiteIndex = Readonly<Record<Language, SearchIndex>>;

/** Kept while a page stays the same. */
const known = new WeakMap<Buffer, ReadPage>();

/** An index of the sections of all pages for each language. Requests are answered in between. */
export async function indexSite(content: Content, pages: readonly RenderedText[]): Promise<SiteIndex> {
  const index: Partial<Record<Language, SearchIndex>> = {};
  for (const language of languages) {
    const read = pages
      .filter(({ path }) => languageOfPath(path) === language)
      .map(({ id, path, body }) => {
        const found = known.get(body) ?? readPage(path, String(body));
        known.set(body, found);
        return { id, read: found };
      });
    index[language] = await createSearchIndex(siteSections(content, language, read));
  }
  return index as SiteIndex;
}
