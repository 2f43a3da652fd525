import { expect, test } from 'vitest';
import { productFormSchema } from '#domain/publishing/product-form.ts';
import { offerings } from './offerings/offerings.ts';
import { productSeeds, seedProducts } from './product-seeds.ts';
import { words } from './words.ts';

test.each(['de', 'en'] as const)('the %s seed products pass the product form', (language) => {
  const faults = seedProducts(words[language].admin.seeds).filter(
    (product) => !productFormSchema.safeParse(product).success,
  );
  expect(faults).toEqual([]);
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

// RAY stands for an offering with a colour of its own.
test.each(productSeeds.filter(({ id }) => id !== 'ray'))(
  'the seed $id has the colour of its offering',
  (seed) => {
    expect(offerings[seed.offering].colors.primaryColor).toBe(seed.baseColor);
  },
);
