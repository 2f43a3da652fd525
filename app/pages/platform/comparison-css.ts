import { comparisonLimit } from '#content/offerings/filters.ts';

/** CSS makes the comparison work without script: it hides and orders columns by the lists' choices. */
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
