import { expect, test } from 'vitest';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { productOf } from '#domain/product.ts';
import { productColorOf, withBaseColor } from '#domain/product-color.ts';
import { colorRecords, type Draft, draftReducer, withColor } from './draft.ts';

const german = seedProducts(words.de.admin.seeds);
const english = seedProducts(words.en.admin.seeds);
const published: Draft = { products: english, kept: [] };
const opened: Draft = { products: english, kept: seedProductColors() };
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

const colorOf = (draft: Draft, id: string) => draft.products.find((product) => product.id === id)!.baseColor;

test('a colour is changed in the product, and in what is kept once anything is kept', () => {
  expect(withColor(published, 'nova', '#FF9F1C').kept).toEqual([]);
  const draft = withColor(opened, 'nova', '#FF9F1C');
  expect(colorOf(draft, 'nova')).toBe('#FF9F1C');
  expect(draft.kept).toEqual(withBaseColor(opened.kept, 'nova', '#FF9F1C'));
});

test('the colour of a new product is kept as soon as it is changed', () => {
  const draft = withColor({ ...opened, products: [...english, added] }, '1', '#FF9F1C');
  expect(draft.kept.at(-1)).toEqual(productColorOf({ id: '1', name: 'Zen Focus', baseColor: '#FF9F1C' }));
});

test('products take over the colours that another tab changed, and keep what was edited here', () => {
  const product = productOf('nova', { ...english[1]!, baseColor: '#111111' });
  const edited = draftReducer(opened, { type: 'productEdited', product });
  const kept = withBaseColor(opened.kept, 'ray', '#222222');
  const draft = draftReducer(edited, { type: 'colorsRead', kept });
  expect([colorOf(draft, 'nova'), colorOf(draft, 'ray')]).toEqual(['#111111', '#222222']);
});

test('the colour manager shows every product, and what is kept of products nobody knows', () => {
  const stray = productColorOf({ id: 'old', name: 'Old', baseColor: '#000000' });
  const draft = { products: english, kept: [stray] };
  expect(colorRecords(draft).map(({ id }) => id)).toEqual([...ids(published), 'old']);
  expect(colorRecords(withColor(draft, 'old', '#FF9F1C')).at(-1)!.baseColor).toBe('#FF9F1C');
});

test('another language renames the types of seeds, but nothing that was edited or added', () => {
  const edited = { ...english[1]!, type: 'My own type' };
  const draft = { ...published, products: [english[0]!, edited, added] };
  const { products } = draftReducer(draft, { type: 'seedsTranslated', from: english, to: german });
  expect(products.map(({ type }) => type)).toEqual([german[0]!.type, 'My own type', 'Session']);
});
