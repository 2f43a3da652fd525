import { expect, test } from 'vitest';
import { words } from '#content/words.ts';
import { totalOf } from '#domain/language/spans.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { content } from '#tests/kit/content.ts';
import { idsIn, isOffering } from './listed.ts';
import { type ListedOffering, offerings } from './offerings.ts';
import { entryPriceOf, offeringGroups } from './record.ts';
import { solutionsIn } from './survey-choices.ts';

const all = Object.values(offerings);
const each = all.map((offering): [ListedOffering['id'], ListedOffering] => [offering.id, offering]);

test('every offering is listed once', () => {
  expect(new Set(idsIn(content.offerings)).size).toBe(idsIn(content.offerings).length);
  expect(Object.keys(offerings)).toEqual(idsIn(content.offerings));
});

test.each(each)('%s has six colours, each a hex colour', (_id, { colors }) => {
  expect(Object.values(colors)).toHaveLength(6);
  expect(Object.values(colors).filter((color) => !isHexColor(color))).toEqual([]);
});

test.each(each)('the page of %s has an address of its own', (id, offering) => {
  const paths = ({ path, sameAs = [] }: ListedOffering) => [path, ...sameAs];
  const others = all.filter((other) => other.id !== id).flatMap(paths);
  expect(paths(offering).filter((path) => others.includes(path))).toEqual([]);
});

test.each(each)('the offering that %s leads to is another one of the list', (id, { related }) => {
  if (related === undefined) return;
  expect(isOffering(offerings, related)).toBe(true);
  expect(related).not.toBe(id);
});

test.each(each)('the first plan of %s is its cheapest', (_id, offering) => {
  const amounts = Object.values(offering.plans).map(({ price }) => price.amount);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});

test('the entry price is the lowest in one currency, and a starting price where others are higher', () => {
  const entries = Object.fromEntries(each.map(([id, offering]) => [id, entryPriceOf(offering)]));
  expect(entries['marcus-storm']).toMatchObject({ amount: 497, from: true, vat: 'included' });
  expect(entries.fuel).toMatchObject({ amount: 1999, from: true });
  expect(entries['ic-water-principle']).toMatchObject({ amount: 99 });
  expect(entries.nova).not.toHaveProperty('from');
  expect(entries['integrated-solutions']).toBeNull();
});

test.each(each.filter(([, { schedule, minutes }]) => schedule && minutes))(
  'the parts of %s fill its session exactly',
  (_id, { schedule, minutes }) => {
    expect(totalOf(schedule!)).toBe(minutes);
  },
);

test.each(each)('%s has words with a name for each of its plans', (id, offering) => {
  const { plans = {} } = words.de[id] as { plans?: Record<string, { name: string }> };
  expect(Object.keys(plans)).toEqual(Object.keys(offering.plans));
});

test('the platform page has a band for every group', () => {
  const { groups } = words.de.platform;
  expect(Object.keys(groups)).toEqual(offeringGroups);
});

// Choices and order of the survey's list (OFFER-3).
test('the survey asks about seven offerings, each in a place of its own', () => {
  expect(solutionsIn(offerings)).toEqual([
    'sophie',
    'nova',
    'marcus-storm',
    'fuel',
    'quantum-evolution',
    'master-wu',
    'integrated-solutions',
  ]);
  const places = all.flatMap(({ survey }) => (survey ? [survey.place] : []));
  expect(places.toSorted()).toEqual(places.map((_, index) => index + 1));
});

test('an id from outside is an offering only when it is on the list', () => {
  expect(isOffering(offerings, 'nova')).toBe(true);
  expect(isOffering(offerings, 'toString')).toBe(false);
  expect(isOffering(offerings, 7)).toBe(false);
});
