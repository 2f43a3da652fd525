import { budgets, needChoices } from '#content/offerings/filters.ts';

/** CSS makes the filters work without script: each setting hides what does not name it, and dims it in the chart. */
export function filterCss(): string {
  const hidden = needChoices.flatMap((need) =>
    budgets.map(
      (budget) =>
        `.finder:has(#need-${need}:checked):has(#budget-${budget}:checked) [data-fits]:not([data-fits~="${need}.${budget}"])`,
    ),
  );
  return `${hidden.join()}{display:var(--unfit,none);opacity:.16}`;
}
