import { expect, test } from 'vitest';
import { seedProducts } from '#content/product-seeds.ts';
import { words } from '#content/words.ts';
import { checkValues, initialValues } from './product-values.ts';

const seeds = seedProducts(words.en.admin.seeds);
const valid = { ...initialValues(undefined), name: 'Zen Focus', type: 'Session' };

test('a new product starts empty, as a draft in #03B5AA (ADMIN-3)', () => {
  expect(initialValues(undefined)).toEqual({
    name: '',
    type: '',
    description: '',
    status: 'draft',
    baseColor: '#03B5AA',
    offering: null,
  });
});

test('an edited product starts with its own values and without its id or palettes', () => {
  expect(initialValues(seeds[1])).toEqual({
    name: 'NOVA',
    type: 'AI session',
    description: '9-Minuten Quantum Breakthrough',
    status: 'active',
    baseColor: '#5F3798',
    offering: 'nova',
  });
});

test('valid values come back trimmed', () => {
  const { form } = checkValues({ ...valid, name: '  Zen Focus ' }, seeds);
  expect(form).toEqual(valid);
});

test('each problemy field has its code', () => {
  const { errors } = checkValues({ ...valid, name: 'Z', type: '', baseColor: '#03B' }, seeds);
  expect(errors).toEqual({ name: 'nameMin', type: 'typeMin', baseColor: 'baseColorInvalid' });
});

test('an offering that another product colours is taken, its own is not', () => {
  const taken = checkValues({ ...valid, offering: 'nova' }, seeds);
  const own = checkValues(
    initialValues(seeds[1]),
    seeds.filter(({ id }) => id !== 'nova'),
  );
  expect(taken.errors).toEqual({ offering: 'offeringTaken' });
  expect(own).toEqual({ form: initialValues(seeds[1]), errors: {} });
});
