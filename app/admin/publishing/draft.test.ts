import { expect, test } from 'vitest';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { productOf } from '#domain/publishing/product.ts';
import { productColorOf, withBaseColor } from '#domain/publishing/product-color.ts';
import {
  colorRecords,
  type Draft,
  withColor,
  withColorsRead,
  withEdited,
  withoutProduct,
  withProduct,
} from './draft.ts';
import { withSeedTexts } from './draft-provider.tsx';
import { offeringType } from './offering-products.ts';

const german = seedProducts(words.de.admin.seeds);
const english = seedProducts(words.en.admin.seeds);
const published: Draft = { published: { version: 0, products: english }, products: english, kept: [] };
const opened: Draft = { ...published, kept: seedProductColors() };
const added = productOf('1', {
  name: 'Zen Focus',
  type: 'Session',
  description: '',
  status: 'draft',
  baseColor: '#2EC4B6',
  offering: null,
});

const ids = (draft: Draft) => draft.products.map(({ id }) => id);

test('an added product comes last (ADMIN-4)', () => {
  const draft = withProduct(published, added);
  expect(ids(draft)).toEqual([...ids(published), '1']);
});

test('an edited product takes the place of the one with its id', () => {
  const product = productOf('nova', { ...english[1]!, name: 'NOVA 2' });
  const draft = withEdited(published, product);
  expect(draft.products.map(({ name }) => name)).toEqual(['SOPHIE', 'NOVA 2', 'RAY', 'IC', 'Marcus Storm']);
});

test('a deleted product is gone, in the colour manager too, and the others stay', () => {
  const draft = withoutProduct(opened, 'ray');
  expect(ids(draft)).toEqual(['sophie', 'nova', 'ic', 'markus']);
  expect(colorRecords(draft).map(({ id }) => id)).toEqual(ids(draft));
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
  const edited = withEdited(opened, product);
  const kept = withBaseColor(opened.kept, 'ray', '#222222');
  const draft = withColorsRead(edited, kept);
  expect([colorOf(draft, 'nova'), colorOf(draft, 'ray')]).toEqual(['#111111', '#222222']);
});

test('the colour manager shows every product, and what is kept of products nobody knows', () => {
  const stray = productColorOf({ id: 'old', name: 'Old', baseColor: '#000000' });
  const draft = { ...published, kept: [stray] };
  expect(colorRecords(draft).map(({ id }) => id)).toEqual([...ids(published), 'old']);
  expect(colorRecords(withColor(draft, 'old', '#FF9F1C')).at(-1)!.baseColor).toBe('#FF9F1C');
});

test('defaultValue texts follow the language, nothing that was edited or added does', () => {
  const all = [words.de.admin, words.en.admin];
  const edited = { ...english[1]!, type: 'My own type' };
  const shown = withSeedTexts([english[0]!, edited, added], all[0]!, all);
  expect(shown.map(({ type }) => type)).toEqual([german[0]!.type, 'My own type', 'Session']);
  expect(withSeedTexts(shown, all[1]!, all)).toEqual([english[0]!, edited, added]);
  const made = { ...added, type: offeringType };
  expect(withSeedTexts([made], all[0]!, all)[0]!.type).toBe('Angebot');
});
