import { afterEach, expect, test } from 'vitest';
import { colorCatalogue } from '#content/color-catalogue.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { currentCatalogue, setPublishedColors } from './current-colors.ts';

afterEach(() => setPublishedColors({}));

test('before anything is published, the offerings look as designed', () => {
  expect(currentCatalogue()).toEqual(colorCatalogue);
});

test('published colours replace the six of their offering and nothing else', () => {
  const colors = offeringColorsOf('#E71D36', colorCatalogue.nova.accentColor);
  setPublishedColors({ nova: colors });
  expect(currentCatalogue().nova).toEqual({ ...colorCatalogue.nova, ...colors });
  expect(currentCatalogue().fuel).toEqual(colorCatalogue.fuel);
});

test('colours that are no longer published are gone', () => {
  setPublishedColors({ nova: offeringColorsOf('#E71D36', '#FFFFFF') });
  setPublishedColors({});
  expect(currentCatalogue()).toEqual(colorCatalogue);
});
