import { expect, test } from 'vitest';
import { contrastReport, publishedColors } from '#domain/published-colors.ts';
import { offeringDesigns } from './offering-designs.ts';
import { offeringIds, offerings } from './offerings/offerings.ts';
import { presetSwatches, productSeeds } from './product-seeds.ts';

test.each(productSeeds)(
  'publishing $name as it was seeded leaves $offering as designed',
  ({ baseColor, offering }) => {
    expect(offerings[offering].colors).toMatchObject(publishedColors(baseColor, offeringDesigns[offering]));
  },
);

test.each(offeringIds)('%s can be read as designed and in every preset colour', (id) => {
  const { primaryColor } = offerings[id].colors;
  const unreadable = [primaryColor, ...presetSwatches].filter(
    (color) => !contrastReport(color, offeringDesigns[id]).passes,
  );
  expect(unreadable).toEqual([]);
});
