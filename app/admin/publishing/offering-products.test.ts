import { expect, test } from 'vitest';
import { offeringDesigns } from '#content/offering-designs.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { content } from '#tests/kit/content.ts';
import type { Draft } from './draft.ts';
import { uncoloredOfferings, withKeptOfferings, withOfferingColor } from './offering-products.ts';

const designs = offeringDesigns(content.offerings);
const offerings = offeringsIn(content.offerings).map(({ id, name }) => ({ id, name, design: designs[id] }));
const products = seedProducts(words.en.admin.seeds);
const fresh: Draft = { published: { version: 0, products }, products, kept: seedProductColors() };
const designed = designs.fuel.colors.primaryColor;
const colored = (draft: Draft, color: string) => withOfferingColor(draft, offerings, 'fuel', color)!;

test('products and the offerings without one are all ten offerings', () => {
  const others = uncoloredOfferings(products, offerings);
  expect(others.map(({ id }) => id)).toContain('fuel');
  expect(new Set([...products.map(({ offering }) => offering), ...others.map(({ id }) => id)]).size).toBe(10);
});

test('the first colour of an offering makes a product that colours it, and that a reload finds again', () => {
  const draft = colored(fresh, '#E71D36');
  expect(draft.products.at(-1)).toMatchObject({ id: 'fuel', baseColor: '#E71D36', offering: 'fuel' });
  expect(draft.kept.at(-1)).toMatchObject({ id: 'fuel', publishedColor: designed });
  const reloaded = withKeptOfferings({ ...fresh, kept: draft.kept }, offerings);
  expect(reloaded.products).toEqual(draft.products);
});

test('going back to the colour of the design takes the product back, unless it was edited', () => {
  const draft = colored(fresh, '#E71D36');
  expect(colored(draft, designed)).toEqual(fresh);
  const edited = { ...draft, products: draft.products.map((each) => ({ ...each, name: 'Mine' })) };
  expect(withOfferingColor(edited, offerings, 'fuel', designed)).toBeNull();
});

test('a product that others see is recoloured, never taken back', () => {
  const draft = colored(fresh, '#E71D36');
  const published = { ...draft, published: { version: 1, products: draft.products } };
  expect(withOfferingColor(published, offerings, 'fuel', designed)).toBeNull();
});
