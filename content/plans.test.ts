import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { idsIn, singleSessions } from './offerings/listed.ts';
import { comparedPersonas, monthlyGroups } from './plans.ts';
import { words } from './words.ts';

const { de } = words;

test('the monthly groups and plans are those of the words', () => {
  expect(Object.keys(de.monthly.groups)).toEqual(monthlyGroups.map(({ id }) => id));
  const plans = monthlyGroups.flatMap((group) => group.plans.map(({ id }) => id));
  expect(Object.keys(de.monthly.plans)).toEqual(plans);
});

test('exactly the offerings that are sold as single sessions have words for it', () => {
  const described = idsIn(content.offerings).filter((id) => 'single' in de[id]);
  expect(described).toEqual(singleSessions(content.offerings).map(({ id }) => id));
});

test('the comparison has words for exactly its personas', () => {
  expect(Object.keys(de['sophie-compare'].comparison.personas)).toEqual(comparedPersonas);
});
