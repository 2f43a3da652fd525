import { comparisonLimit } from '#content/offerings/filters.ts';

/**
 * The rules of the comparison on /platform, beside platform-compare.css: a column that no list has chosen is hidden, a chosen
 * one stands at the place of its list. Without script, so every offering has its selectors.
 */
export function comparisonCss(ids: readonly string[]): string {
  const places = Array.from({ length: comparisonLimit }, (_, index) => index + 1);
  const hidden = ids.map((id) => `.compare:not(:has([value=${id}]:checked)) [data-column=${id}]`);
  const placed = places.map((place) => {
    const chosen = ids.map(
      (id) => `.compare:has(#compare-${place} [value=${id}]:checked) [data-column=${id}]`,
    );
    return `${chosen.join()}{--place:${place}}`;
  });
  return `${hidden.join()}{display:none}${placed.join('')}`;
}
