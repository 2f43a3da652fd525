import { budgets, needChoices } from '#content/offerings/filters.ts';

/** CSS makes the filters work without script: each setting hides what does not name it. */
export function filterCss(): string {
  const hidden = needChoices.flatMap((need) =>
    budgets.map(
      (budget) =>
        `.finder:has(#need-${need}:checked):has(#budget-${budget}:checked) [data-fits]:not([data-fits~="${need}.${budget}"])`,
    ),
  );
  return `${hidden.join()}{display:none}`;
}
