import { expect, test } from 'vitest';
import { words } from '#content/words.ts';
import { content } from '#tests/kit/content.ts';
import { type Budget, type NeedChoice, needChoices, offeringsFor } from './filters.ts';
import { idsIn } from './listed.ts';

const { needs, budgets } = words.de.platform.filter;

test('the filter offers exactly the needs that are mapped', () => {
  expect(Object.keys(needs)).toEqual(needChoices);
});

test('without a filter all offerings fit', () => {
  expect(offeringsFor(content.offerings, 'all', 'all')).toEqual(idsIn(content.offerings));
});

test.each<[Budget, string[]]>([
  ['under100', ['sophie', 'master-wu', 'integrated-solutions', 'ic-water-principle']],
  ['to500', ['nova', 'marcus-storm', 'integrated-solutions', 'smo-excellence', 'business-wonder']],
  ['to2000', ['fuel', 'quantum-evolution', 'integrated-solutions']],
])('the budget %s leaves %j; without a list price an offering fits every budget', (budget, ids) => {
  expect(Object.keys(budgets)).toContain(budget);
  expect(offeringsFor(content.offerings, 'all', budget)).toEqual(ids);
});

test.each<[NeedChoice, Budget, string[]]>([
  ['decide', 'all', ['sophie', 'nova', 'smo-excellence', 'ic-water-principle']],
  ['grow', 'all', ['fuel', 'integrated-solutions', 'business-wonder']],
  ['lead', 'all', ['sophie', 'marcus-storm', 'integrated-solutions', 'smo-excellence', 'business-wonder']],
  ['focus', 'all', ['sophie', 'master-wu']],
  ['solve', 'all', ['nova', 'quantum-evolution', 'integrated-solutions']],
  ['focus', 'to2000', []],
  ['decide', 'under100', ['sophie', 'ic-water-principle']],
])('need %s and budget %s leave %j', (need, budget, ids) => {
  expect(offeringsFor(content.offerings, need, budget)).toEqual(ids);
});
