import { expect, test } from 'vitest';
import { offeringIds } from './offers.ts';
import { type Budget, type Need, offeringsByNeed, offeringsFor } from './platform-needs.ts';
import { words } from './words.ts';

const { needs, budgets } = words.de.platform.filter;

test('the filter offers exactly the needs that are mapped', () => {
  expect(Object.keys(needs)).toEqual(Object.keys(offeringsByNeed));
});

test('without a filter all ten offerings fit', () => {
  expect(offeringsFor('all', 'all')).toEqual(offeringIds);
});

test.each<[Budget, string[]]>([
  ['under100', ['sophie', 'master-wu', 'integrated-solutions', 'ic-water-principle']],
  ['to500', ['nova', 'integrated-solutions', 'smo-excellence', 'business-wonder']],
  ['to2000', ['fuel', 'marcus-storm', 'quantum-evolution', 'integrated-solutions']],
])('the budget %s leaves %j; without a list price an offering fits every budget', (budget, ids) => {
  expect(Object.keys(budgets)).toContain(budget);
  expect(offeringsFor('all', budget)).toEqual(ids);
});

test.each<[Need, Budget, string[]]>([
  ['focus', 'all', ['sophie', 'master-wu']],
  ['focus', 'to2000', []],
  ['decide', 'under100', ['sophie', 'ic-water-principle']],
])('need %s and budget %s leave %j', (need, budget, ids) => {
  expect(offeringsFor(need, budget)).toEqual(ids);
});
