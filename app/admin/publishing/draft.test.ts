import { expect, test } from 'vitest';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { productOf } from '#domain/product.ts';
import { withBaseColor } from '#domain/product-color.ts';
import { type Draft, draftReducer } from './draft.ts';

const german = seedProducts(words.de.admin.seeds);
const english = seedProducts(words.en.admin.seeds);
const published: Draft = { products: english, colors: seedProductColors() };
const added = productOf('1', {
  name: 'Zen Focus',
  type: 'Session',
  description: '',
  status: 'draft',
  baseColor: '#2EC4B6',
  offering: null,
});

const ids = (draft: Draft) => draft.products.map(({ id }) => id);

test('an added product stands at the end (spec 2 §4)', () => {
  const draft = draftReducer(published, { type: 'productAdded', product: added });
  expect(ids(draft)).toEqual([...ids(published), '1']);
});

test('an edited product takes the place of the one with its id', () => {
  const product = productOf('nova', { ...english[1]!, name: 'NOVA 2' });
  const draft = draftReducer(published, { type: 'productEdited', product });
  expect(draft.products.map(({ name }) => name)).toEqual(['SOPHIE', 'NOVA 2', 'RAY', 'IC', 'Marcus Storm']);
});

test('a deleted product is gone and the others stay', () => {
  const draft = draftReducer(published, { type: 'productDeleted', id: 'ray' });
  expect(ids(draft)).toEqual(['sophie', 'nova', 'ic', 'markus']);
});

test('changed colours leave the products alone', () => {
  const colors = withBaseColor(published.colors, 'nova', '#FF9F1C');
  expect(draftReducer(published, { type: 'colorsChanged', colors })).toEqual({ products: english, colors });
});

test('another language renames the types of seeds, but nothing that was edited or added', () => {
  const edited = { ...english[1]!, type: 'My own type' };
  const draft = { ...published, products: [english[0]!, edited, added] };
  const { products } = draftReducer(draft, { type: 'seedsTranslated', from: english, to: german });
  expect(products.map(({ type }) => type)).toEqual([german[0]!.type, 'My own type', 'Session']);
});

test('discarding brings back what is published', () => {
  const draft = draftReducer(published, { type: 'productAdded', product: added });
  expect(draftReducer(draft, { type: 'discarded', published })).toBe(published);
});
