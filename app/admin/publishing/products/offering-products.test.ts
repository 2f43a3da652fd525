import { expect, test } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { content } from '#tests/kit/content.ts';
import {
  isUnmade,
  offeringProduct,
  offeringType,
  uncoloredOfferings,
  withSeedTexts,
} from './offering-products.ts';

const designs = offeringDesigns(content.offerings);
const offerings = offeringsIn(content.offerings).map(({ id, name }) => ({ id, name, design: designs[id] }));
const products = seedProducts(words.en.admin.seeds);
const german = seedProducts(words.de.admin.seeds);
const fuel = offerings.find(({ id }) => id === 'fuel')!;

test('products and the offerings without one are all ten offerings', () => {
  const others = uncoloredOfferings(products, offerings);
  expect(others.map(({ id }) => id)).toContain('fuel');
  expect(new Set([...products.map(({ offering }) => offering), ...others.map(({ id }) => id)]).size).toBe(10);
});

test('the colour of the design takes back a product that only a colour has made', () => {
  const made = offeringProduct(fuel, '#E71D36');
  expect(isUnmade(made, fuel, fuel.design.colors.primaryColor.toLowerCase())).toBe(true);
  expect(isUnmade(made, fuel, '#123456')).toBe(false);
  expect(isUnmade({ ...made, name: 'Mine' }, fuel, fuel.design.colors.primaryColor)).toBe(false);
});

test('default texts follow the language, nothing that was edited or added does', () => {
  const edited = { ...products[1]!, type: 'My own type' };
  const added = { ...products[2]!, id: '1', type: 'Session', description: '' };
  const shown = withSeedTexts([products[0]!, edited, added], 'de');
  expect(shown.map(({ type }) => type)).toEqual([german[0]!.type, 'My own type', 'Session']);
  expect(withSeedTexts(shown, 'en')).toEqual([products[0]!, edited, added]);
  expect(withSeedTexts([{ ...added, type: offeringType }], 'de')[0]!.type).toBe('Angebot');
});
