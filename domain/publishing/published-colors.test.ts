import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import type { PublishedProduct } from './product.ts';
import { catalogueOf, contrastReport, type OfferingDesign, publishedColors } from './published-colors.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const design: OfferingDesign = {
  colors: {
    primaryColor: '#5F3798',
    accentColor: '#FFCD56',
    gradientFrom: '#1F0F45',
    gradientTo: '#632E98',
    textColorLight: '#5C2D98',
    textColorDark: '#DBC5FD',
  },
  designedBases: ['#5F3798', '#4D7AFF'],
};

test.each(['#5F3798', '#5f3798', '#4D7AFF'])(
  '%s, a base colour of the design, gives the values of the design',
  (base) => {
    expect(publishedColors(base, design)).toBe(design.colors);
  },
);

test('any other base colour gives what its palettes give, with the accent of the design where it can be seen', () => {
  fc.assert(
    fc.property(hex, (base) => {
      fc.pre(!design.designedBases.some((designed) => designed.toLowerCase() === base));
      expect(publishedColors(base, design)).toEqual(offeringColorsOf(base, '#FFCD56'));
    }),
  );
});

test('the colour offered instead of an unreadable one is readable, and a readable one is its own neighbour', () => {
  fc.assert(
    fc.property(hex, (base) => {
      const { passes, nearest } = contrastReport(base, design);
      if (passes) return nearest === base;
      return nearest !== null && nearest !== base && contrastReport(nearest, design).passes;
    }),
    { numRuns: 60 },
  );
});

test('the report names the pairs that cannot be read', () => {
  const { pairs, passes, nearest } = contrastReport('#FFFFCC', design);
  expect(passes).toBe(false);
  expect(pairs.filter((pair) => !pair.passes).map(({ pair }) => pair)).toContain('textOnPage');
  expect(nearest).toMatch(/^#[0-9A-F]{6}$/);
});

function product(changes: Partial<PublishedProduct> = {}): PublishedProduct {
  const form = {
    name: 'NOVA',
    type: 'Session',
    description: '',
    status: 'active',
    baseColor: '#5F3798',
  } as const;
  return { id: 'nova', offering: 'nova', ...form, ...changes };
}

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
