import { filterMatches } from './filter-matches.ts';

/** The rules of the filters on /platform: under each setting, what does not name it is hidden. Without script. */
export function filterCss(): string {
  const hidden = [...filterMatches.keys()].map((setting) => {
    const [need, budget] = setting.split('.');
    return `.finder:has(#need-${need}:checked):has(#budget-${budget}:checked) [data-fits]:not([data-fits~="${setting}"])`;
  });
  return `${hidden.join()}{display:none}`;
}
