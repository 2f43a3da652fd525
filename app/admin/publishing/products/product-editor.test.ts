import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import type { PublishedState } from '#domain/api/release.ts';
import type { PublishedProduct } from '#domain/publishing/product.ts';
import {
  guestEditor,
  handOver,
  productsIn,
  removeProduct,
  revertAll,
  revertProduct,
  setProduct,
} from './product-editor.ts';

const seeds: PublishedProduct[] = seedProducts(words.en.admin.seeds).map(
  ({ colorPalette, darkModePalette, ...product }) => product,
);
const published: PublishedState = { version: 0, products: seeds };
const added = {
  name: 'Zen Focus',
  type: 'Session',
  description: '',
  status: 'draft',
  baseColor: '#2EC4B6',
  offering: null,
} as const;

function guest() {
  const { editor, load } = guestEditor(published);
  const drafted = () => productsIn(editor).drafted;
  return { editor, load, drafted, of: (id: string) => drafted().find((product) => product.id === id) };
}

test('an added product comes last (ADMIN-4)', () => {
  const { editor, drafted } = guest();
  setProduct(editor, '1795000000000', added);
  setProduct(editor, 'fuel', { ...added, offering: 'fuel' });
  setProduct(editor, '1795000000001', added);
  expect(drafted().map(({ id }) => id)).toEqual([
    ...seeds.map(({ id }) => id),
    'fuel',
    '1795000000000',
    '1795000000001',
  ]);
});

test('a change is seen at once and after it was taken over, and goes when it is taken back', async () => {
  const { editor, of } = guest();
  setProduct(editor, 'nova', { name: 'NOVA 2', baseColor: '#111111' });
  expect(of('nova')).toMatchObject({ name: 'NOVA 2', baseColor: '#111111' });
  await editor.saveNow();
  expect(of('nova')).toMatchObject({ name: 'NOVA 2', baseColor: '#111111' });
  expect(productsIn(editor).live).toEqual(seeds);
  revertProduct(editor, 'nova');
  expect(productsIn(editor).drafted).toEqual(seeds);
});

test('a colour in small letters is no change', () => {
  const { editor } = guest();
  setProduct(editor, 'nova', { baseColor: '#5f3798' });
  expect(editor.unsavedCount()).toBe(0);
});

test('a deleted product is gone; one that was never published leaves nothing', async () => {
  const { editor, drafted } = guest();
  setProduct(editor, '1', added);
  await editor.saveNow();
  removeProduct(editor, '1');
  removeProduct(editor, 'ray');
  await editor.saveNow();
  expect(drafted()).toEqual(seeds.filter(({ id }) => id !== 'ray'));
  expect(
    editor
      .fields()
      .filter(({ draft }) => draft)
      .map(({ id }) => id),
  ).toEqual(['product.ray.status']);
  revertAll(editor);
  expect(drafted()).toEqual(seeds);
});

test('what a colleague publishes shows through, except where something was changed here', async () => {
  const { editor, load, of } = guest();
  setProduct(editor, 'nova', { name: 'NOVA 2' });
  setProduct(editor, 'ray', { baseColor: '#222222' });
  await editor.saveNow();
  load({
    version: 1,
    products: seeds.flatMap((product) => {
      if (product.id === 'sophie') return [];
      return product.id === 'nova' ? { ...product, name: 'NOVA 3', baseColor: '#333333' } : product;
    }),
  });
  expect(of('nova')).toMatchObject({ name: 'NOVA 2', baseColor: '#333333' });
  expect(of('ray')).toMatchObject({ baseColor: '#222222' });
  expect(productsIn(editor).live.some(({ id }) => id === 'sophie')).toBe(false);
});

test('on signing in the team’s draft gets what was changed as a guest, and the guest’s is empty', async () => {
  const { editor, drafted } = guest();
  setProduct(editor, 'nova', { name: 'NOVA 2' });
  setProduct(editor, '1', added);
  const team = guest();
  expect(handOver(editor, team.editor)).toBe(true);
  expect(team.of('nova')).toMatchObject({ name: 'NOVA 2' });
  expect(team.of('1')).toEqual({ id: '1', ...added });
  expect(drafted()).toEqual(seeds);
  await editor.saveNow();
  expect(handOver(editor, team.editor)).toBe(false);
});
