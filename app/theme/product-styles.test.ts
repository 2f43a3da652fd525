import { expect, test } from 'vitest';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { content } from '#tests/kit/content.ts';
import { productStyles } from './product-styles.ts';

test('published colours replace those of their offering and nothing else', () => {
  const designed = productStyles({ content, colors: {} });
  const published = productStyles({
    content,
    colors: { nova: offeringColorsOf('#E71D36', content.offerings.nova.colors.accentColor) },
  });
  expect(designed).toContain('[data-product=nova]{--p-primary:#5F3798');
  expect(published).toContain('[data-product=nova]{--p-primary:#E71D36');
  const others = (css: string) => css.split('}').filter((rule) => !rule.includes('[data-product=nova]'));
  expect(others(published)).toEqual(others(designed));
});
