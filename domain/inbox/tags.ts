import { composed } from '#domain/language/composed-text.ts';
import { searchText } from './search-text.ts';

export const longestTag = 40;
export const mostTags = 12;

/** In the order given, each once however it is spelt. */
export function uniqueTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = composed(tag.trim().replaceAll(/\s+/g, ' '));
    const key = searchText(text);
    if (text && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}
