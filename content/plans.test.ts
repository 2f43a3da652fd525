import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { facts } from './facts.ts';
import { formatPrice } from './format-price.ts';
import { idsIn, singleSessions } from './offerings/listed.ts';
import { comparedPersonas, monthlyGroups } from './plans.ts';
import { placeholdersIn } from './text-entries.ts';
import { words } from './words.ts';

const { de } = words;

test('the words of the monthly plans name the right prices', () => {
  const plans = content.monthlyGroups.flatMap((group) => group.plans);
  const texts = Object.entries(de.monthly.plans);
  expect(texts.map(([id]) => id)).toEqual(plans.map(({ id }) => id));
  const shown = texts.map(([, { price }]) => facts(content, 'de')[placeholdersIn(price)[0]!]);
  expect(shown).toEqual(plans.map(({ id }) => formatPrice(content.prices.monthly[id], 'de')));
});

test('the monthly groups are those of the words', () => {
  expect(Object.keys(de.monthly.groups)).toEqual(monthlyGroups.map(({ id }) => id));
});

test('exactly the offerings that are sold as single sessions have words for it', () => {
  const described = idsIn(content.offerings).filter((id) => 'single' in de[id]);
  expect(described).toEqual(singleSessions(content.offerings).map(({ id }) => id));
});

test('the comparison has words for exactly its personas (spec 2 §2)', () => {
  expect(Object.keys(de['sophie-compare'].comparison.personas)).toEqual(comparedPersonas);
});
