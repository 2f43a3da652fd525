import { budgets, needs } from '#content/offerings/filters.ts';

/** The rules of the filters on /platform: under each setting, what does not name it is hidden. Without script. */
export function filterCss(): string {
  const hidden = needs.flatMap((need) =>
    budgets.map(
      (budget) =>
        `.finder:has(#need-${need}:checked):has(#budget-${budget}:checked) [data-fits]:not([data-fits~="${need}.${budget}"])`,
    ),
  );
  return `${hidden.join()}{display:none}`;
}
