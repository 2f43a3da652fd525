import { expect, test } from 'vitest';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { catalogueOf, judgeRelease, type PublishedProduct, releaseLimits } from './release.ts';

const offerings = ['nova', 'fuel'];

function product(changes: Partial<PublishedProduct> = {}): PublishedProduct {
  const fields = {
    name: 'NOVA',
    type: 'Session',
    description: '',
    status: 'active',
    baseColor: '#5F3798',
  } as const;
  return { id: 'nova', offering: 'nova', ...fields, ...changes };
}

function errors(input: unknown): unknown {
  const judged = judgeRelease(input, offerings);
  return 'errors' in judged ? judged.errors : [];
}

test('a complete release is taken as it is, without keys nobody knows', () => {
  const input = {
    baseVersion: 3,
    products: [{ ...product(), colorPalette: ['#000000'], isAdmin: true }],
  };
  expect(judgeRelease(input, offerings)).toEqual({
    baseVersion: 3,
    products: [product()],
    revision: null,
    asks: false,
  });
});

test.each<[string, object, { field: string; code: string }[]]>([
  ['no list at all', { products: undefined }, [{ field: 'products', code: 'type' }]],
  ['a list of something else', { products: ['x'] }, [{ field: 'products.0', code: 'type' }]],
  ['a version of text', { baseVersion: '3' }, [{ field: 'baseVersion', code: 'type' }]],
  ['a version below zero', { baseVersion: -1 }, [{ field: 'baseVersion', code: 'type' }]],
  ['a short name', { products: [product({ name: 'N' })] }, [{ field: 'products.0.name', code: 'nameMin' }]],
  [
    'a colour that is none',
    { products: [product({ baseColor: 'red' })] },
    [{ field: 'products.0.baseColor', code: 'baseColorInvalid' }],
  ],
  ['no id', { products: [product({ id: '' })] }, [{ field: 'products.0.id', code: 'idInvalid' }]],
  [
    'an id twice',
    { products: [product(), product({ offering: null })] },
    [{ field: 'products.1.id', code: 'idTaken' }],
  ],
  [
    'an offering that does not exist',
    { products: [product({ offering: '__proto__' })] },
    [{ field: 'products.0.offering', code: 'offeringUnknown' }],
  ],
  [
    'an offering twice',
    { products: [product(), product({ id: 'b' })] },
    [{ field: 'products.1.offering', code: 'offeringTaken' }],
  ],
  [
    'an offering twice, once archived',
    { products: [product({ status: 'archived' }), product({ id: 'b' })] },
    [],
  ],
])('%s', (_case, change, expected) => {
  expect(errors({ baseVersion: 0, products: [product()], ...change })).toEqual(expected);
});

test('the most products that are allowed pass, one more is too many', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => product({ id: `p${index}`, offering: null }));
  const { products } = releaseLimits;
  expect(errors({ baseVersion: 0, products: many(products) })).toEqual([]);
  expect(errors({ baseVersion: 0, products: many(products + 1) })).toEqual([
    { field: 'products', code: 'tooMany' },
  ]);
});

const designs = {
  nova: { colors: offeringColorsOf('#5F3798', '#FFCD56'), designedBases: ['#5F3798'] },
  fuel: { colors: offeringColorsOf('#FD7A1B', '#FCE260'), designedBases: ['#FD7A1B'] },
};

test('an offering gets colours of its own only where its product does not look as designed', () => {
  expect(catalogueOf([product()], designs)).toEqual({});
  const red = [product({ baseColor: '#E71D36' })];
  expect(catalogueOf(red, designs)).toEqual({ nova: offeringColorsOf('#E71D36', '#FFCD56') });
});

test.each([{ status: 'archived' }, { offering: null }] as const)(
  'a product with %j colours no page',
  (change) => {
    const red = [product({ baseColor: '#E71D36', ...change })];
    expect(catalogueOf(red, designs)).toEqual({});
  },
);
