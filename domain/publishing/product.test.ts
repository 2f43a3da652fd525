import { expect, test } from 'vitest';
import { newProductId, productOf, searchProducts } from './product.ts';
import { type ProductErrorCode, productErrors, productFormSchema } from './product-form.ts';

const form = {
  name: 'NOVA',
  type: 'Session',
  description: '',
  status: 'draft',
  baseColor: '#5F3798',
} as const;

// Every row of ADMIN-3; content/admin-messages.test.ts compares the codes with the messages.
test.each<[string, object, ProductErrorCode | null]>([
  ['a name of 2 characters', { name: 'IC' }, null],
  ['a name of 1 character', { name: 'N' }, 'nameMin'],
  ['an empty name', { name: '' }, 'nameMin'],
  ['a name of spaces', { name: '    ' }, 'nameMin'],
  ['a missing name', { name: undefined }, 'nameMin'],
  ['a name of 50 characters', { name: 'n'.repeat(50) }, null],
  ['a name of 51 characters', { name: 'n'.repeat(51) }, 'nameMax'],
  ['a type of 2 characters', { type: 'AI' }, null],
  ['a type of 1 character', { type: 'A' }, 'typeMin'],
  ['a type of 50 characters', { type: 't'.repeat(50) }, null],
  ['a type of 51 characters', { type: 't'.repeat(51) }, 'typeMax'],
  ['a missing description', { description: undefined }, null],
  ['a description of 500 characters', { description: 'd'.repeat(500) }, null],
  ['a description of 501 characters', { description: 'd'.repeat(501) }, 'descriptionMax'],
  ['the status active', { status: 'active' }, null],
  ['the status archived', { status: 'archived' }, null],
  ['another status', { status: 'deleted' }, 'statusInvalid'],
  ['a lower-case colour', { baseColor: '#03b5aa' }, null],
  ['a short colour', { baseColor: '#03B' }, 'baseColorInvalid'],
  ['a colour without #', { baseColor: '03B5AA' }, 'baseColorInvalid'],
])('%s gives %s', (_case, change, expected) => {
  const errors = productErrors(productFormSchema.safeParse({ ...form, ...change }));
  expect(errors.map(({ code }) => code)).toEqual(expected ? [expected] : []);
});

test('several problems come in the order of the form, one for each field', () => {
  const result = productFormSchema.safeParse({ name: '', type: '', status: '', baseColor: '' });
  expect(productErrors(result).map(({ field }) => field)).toEqual(['name', 'type', 'status', 'baseColor']);
});

test('surrounding spaces are dropped and a product without an offering has none', () => {
  const parsed = productFormSchema.parse({ ...form, name: '  NOVA ' });
  expect(parsed).toMatchObject({ name: 'NOVA', offering: null });
});

test('a product gets its 9 colours, in dark mode the first 5 changed', () => {
  const product = productOf('1', productFormSchema.parse(form));
  expect(product.colorPalette).toHaveLength(9);
  expect(product.darkModePalette.slice(5)).toEqual(product.colorPalette.slice(5));
  expect(product.darkModePalette.slice(0, 5)).not.toEqual(product.colorPalette.slice(0, 5));
});

const products = [
  { name: 'SOPHIE', type: 'AI companion' },
  { name: 'NOVA', type: 'AI session' },
  { name: 'RAY', type: 'Persona' },
];

test.each([
  ['nova', ['NOVA']],
  ['AI', ['SOPHIE', 'NOVA']],
  ['SESSION', ['NOVA']],
  ['', ['SOPHIE', 'NOVA', 'RAY']],
  ['xyz', []],
])('searching "%s" finds %j by name or type (ADMIN-5)', (text, names) => {
  expect(searchProducts(products, text).map(({ name }) => name)).toEqual(names);
});

test('ids contain the time and differ for two products of the same moment (ADMIN-4)', () => {
  const first = newProductId(1_760_000_000_000, []);
  const second = newProductId(1_760_000_000_000, [{ id: first }]);
  expect([first, second]).toEqual(['1760000000000', '1760000000001']);
});
