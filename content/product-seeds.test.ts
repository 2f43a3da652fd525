import { expect, test } from 'vitest';
import { productFormSchema } from '#domain/product.ts';
import { offerings } from './offerings/offerings.ts';
import { presetSwatches, productSeeds, seedProductColors, seedProducts } from './product-seeds.ts';
import { words } from './words.ts';

test('five products are seeded, all active but ic (COLOR-4)', () => {
  expect(productSeeds.map(({ id, baseColor, status }) => [id, baseColor, status])).toEqual([
    ['sophie', '#03B5AA', 'active'],
    ['nova', '#5F3798', 'active'],
    ['ray', '#4D7AFF', 'active'],
    ['ic', '#FF6B6B', 'draft'],
    ['markus', '#235789', 'active'],
  ]);
});

test('each seed belongs to the offering that the product decisions name', () => {
  expect(Object.fromEntries(productSeeds.map(({ id, offering }) => [id, offering]))).toEqual({
    sophie: 'sophie',
    nova: 'nova',
    ray: 'master-wu',
    ic: 'ic-water-principle',
    markus: 'marcus-storm',
  });
});

test.each(['de', 'en'] as const)('the %s seed products pass the product form', (language) => {
  const products = seedProducts(words[language].admin.seeds);
  expect(products).toHaveLength(5);
  for (const product of products) expect(productFormSchema.safeParse(product).success).toBe(true);
});

test('the seeds have their fixed descriptions (COLOR-4)', () => {
  expect(seedProducts(words.en.admin.seeds).map(({ description }) => description)).toEqual([
    'AI-powered Consciousness Operating System',
    '9-Minuten Quantum Breakthrough',
    'The Dominican Culture Expert',
    'Integrated Consciousness',
    '30 Years of Navy Experience',
  ]);
});

test('colour records are seeded with id, name, base colour and two palettes of 9', () => {
  const [sophie] = seedProductColors();
  expect(sophie).toMatchObject({ id: 'sophie', name: 'SOPHIE', baseColor: '#03B5AA' });
  expect(Object.keys(sophie!)).toEqual(['id', 'name', 'baseColor', 'colorPalette', 'darkModePalette']);
  expect([sophie!.colorPalette.length, sophie!.darkModePalette.length]).toEqual([9, 9]);
});

test('there are ten fixed preset swatches (COLOR-5)', () => {
  expect(presetSwatches.join(', ')).toBe(
    '#03B5AA, #5F3798, #FF6B6B, #4D7AFF, #FF9F1C, #2EC4B6, #E71D36, #235789, #8338EC, #3A86FF',
  );
});

test.each(['sophie', 'nova', 'ic', 'markus'] as const)('the seed %s has the colour of its offering', (id) => {
  const seed = productSeeds.find((candidate) => candidate.id === id)!;
  expect(offerings[seed.offering].colors.primaryColor).toBe(seed.baseColor);
});
