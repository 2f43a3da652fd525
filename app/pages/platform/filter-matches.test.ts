import { expect, test } from 'vitest';
import type { OfferingId } from '#content/content.ts';
import { comparisonLimit, needChoices } from '#content/offerings/filters.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { words } from '#content/words.ts';
import { content } from '#tests/kit/content.ts';
import { comparisonCss } from './comparison-css.ts';
import { filterCss } from './filter-css.ts';
import { filterMatches, fitting } from './filter-matches.ts';

test('there is a setting for every need with every budget', () => {
  const settings = needChoices.flatMap((need) =>
    Object.keys(words.de.platform.filter.budgets).map((budget) => `${need}.${budget}`),
  );
  expect([...filterMatches(content).keys()]).toEqual(settings);
});

test.each([...filterMatches(content).keys()])('the style sheet hides what does not fit %s', (setting) => {
  const [need, budget] = setting.split('.');
  expect(filterCss()).toContain(
    `.finder:has(#need-${need}:checked):has(#budget-${budget}:checked) [data-fits]:not([data-fits~="${setting}"])`,
  );
});

test('an offering fits the settings that leave it', () => {
  const masterWu = fitting(content, (offers) => offers.includes('master-wu'));
  expect(masterWu).toBe('all.all all.under100 focus.all focus.under100');
});

test('some settings leave nothing, for which the page has words', () => {
  expect(fitting(content, (offers) => offers.length === 0)).toContain('focus.to2000');
});

test.each(idsIn(content.offerings))(
  'the style sheet shows %s when it is chosen, in its place',
  (id: OfferingId) => {
    const rules = comparisonCss(idsIn(content.offerings));
    expect(rules).toContain(`.compare:not(:has([value=${id}]:checked)) [data-column=${id}]`);
    for (let slot = 1; slot <= comparisonLimit; slot += 1) {
      expect(rules).toContain(`.compare:has(#compare-${slot} [value=${id}]:checked) [data-column=${id}]`);
    }
  },
);
