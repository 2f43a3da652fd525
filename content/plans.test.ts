import { expect, test } from 'vitest';
import { facts, formatPrice } from './facts.ts';
import { comparedPersonas, monthlyGroups, singleSessions } from './plans.ts';
import type { LocalizedPrice, Price } from './prices.ts';
import { words } from './words.ts';

type PricedWords = readonly { readonly id: string; readonly price: string }[];
type Priced = readonly { readonly id: string; readonly price: Price | LocalizedPrice }[];

const { de } = words;
const monthlyPlans = monthlyGroups.flatMap(({ plans }): Priced => plans);

test.each<[string, Priced, PricedWords]>([
  ['monthly', monthlyPlans, de.monthly.groups.flatMap(({ plans }) => plans)],
  ['alacarte', singleSessions, de.alacarte.sessions],
])('the words of %s name the plans in order with the right prices', (_page, plans, texts) => {
  const shown = texts.map(({ price }) =>
    price.replace(/^.*\{\{(\w+)\}\}$/, (_all, name) => facts('de')[name]!),
  );
  expect(shown).toEqual(plans.map(({ price }) => formatPrice(price, 'de')));
  expect(texts.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
});

test('the monthly groups are those of the words', () => {
  expect(monthlyGroups.map(({ id }) => id)).toEqual(de.monthly.groups.map(({ id }) => id));
});

test('the comparison shows five personas in the order of its words (spec 2 §2)', () => {
  expect(comparedPersonas).toEqual(de['sophie-compare'].comparison.personas.map(({ id }) => id));
});
