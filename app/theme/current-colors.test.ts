import { afterEach, expect, test } from 'vitest';
import { nova } from '#content/offerings/nova/offering.ts';
import { offeringColorsOf } from '#domain/palette/offering-colors.ts';
import { currentCatalogue, designedCatalogue, setPublishedColors } from './current-colors.ts';

afterEach(() => setPublishedColors({}));

test('before anything is published, the offerings look as designed', () => {
  expect(currentCatalogue()).toEqual(designedCatalogue);
});

test('published colours replace the six of their offering and nothing else', () => {
  const colors = offeringColorsOf('#E71D36', nova.colors.accentColor);
  setPublishedColors({ nova: colors });
  expect(currentCatalogue().nova).toEqual(colors);
  expect(currentCatalogue().fuel).toEqual(designedCatalogue.fuel);
});

test('colours that are no longer published are gone', () => {
  setPublishedColors({ nova: offeringColorsOf('#E71D36', '#FFFFFF') });
  setPublishedColors({});
  expect(currentCatalogue()).toEqual(designedCatalogue);
});
