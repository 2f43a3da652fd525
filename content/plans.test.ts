import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { formatPrice } from './format-price.ts';
import { offeringIds } from './offerings/offerings.ts';
import { comparedPersonas, type MonthlyPlan, monthlyGroups, singleSessions } from './plans.ts';
import { placeholdersIn } from './text-entries.ts';
import { words } from './words.ts';

const { de } = words;

test('the words of the monthly plans name the right prices', () => {
  const plans = monthlyGroups.flatMap((group): readonly MonthlyPlan[] => group.plans);
  const texts = Object.entries(de.monthly.plans);
  expect(texts.map(([id]) => id)).toEqual(plans.map(({ id }) => id));
  const shown = texts.map(([, { price }]) => facts('de')[placeholdersIn(price)[0]!]);
  expect(shown).toEqual(plans.map(({ price }) => formatPrice(price, 'de')));
});

test('the monthly groups are those of the words', () => {
  expect(Object.keys(de.monthly.groups)).toEqual(monthlyGroups.map(({ id }) => id));
});

test('exactly the offerings that are sold as single sessions have words for it', () => {
  const described = offeringIds.filter((id) => 'single' in de[id]);
  expect(described).toEqual(singleSessions.map(({ id }) => id));
});

test('the comparison has words for exactly its personas (spec 2 §2)', () => {
  expect(Object.keys(de['sophie-compare'].comparison.personas)).toEqual(comparedPersonas);
});
