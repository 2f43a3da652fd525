import { expect, test } from 'vitest';
import { contrastReport, publishedColors } from '#domain/publishing/published-colors.ts';
import { content } from '#tests/kit/content.ts';
import { offeringDesigns } from './offering-designs.ts';
import { idsIn } from './offerings/listed.ts';
import { offerings } from './offerings/offerings.ts';
import { presetSwatches, productSeeds } from './product-seeds.ts';

test.each(productSeeds)(
  'publishing $name as it was seeded leaves $offering as designed',
  ({ baseColor, offering }) => {
    expect(offerings[offering].colors).toMatchObject(
      publishedColors(baseColor, offeringDesigns(content.offerings)[offering]),
    );
  },
);

test.each(idsIn(content.offerings))('%s can be read as designed and in every preset colour', (id) => {
  const { primaryColor } = offerings[id].colors;
  const unreadable = [primaryColor, ...presetSwatches].filter(
    (color) => !contrastReport(color, offeringDesigns(content.offerings)[id]).passes,
  );
  expect(unreadable).toEqual([]);
});
