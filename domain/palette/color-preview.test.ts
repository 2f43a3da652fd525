import { expect, test } from 'vitest';
import { colorPreviewText, parseColorPreview, previewWords } from './color-preview.ts';
import { offeringColorsOf } from './offering-colors.ts';
import { appliedColors, offeringCss } from './offering-css.ts';

const nova = appliedColors(offeringColorsOf('#5F3798', '#FFCD56'));

test('a stored preview comes back and becomes the variables of its offering', () => {
  const preview = parseColorPreview(JSON.stringify({ nova }));
  expect(offeringCss(preview)).toBe(
    '[data-product=nova]{--p-primary:#5F3798;--p-on-primary:#FFFFFF;--p-accent:#FFCD56;' +
      '--p-from:#301754;--p-to:#5F3798;--p-text-light:#5F3798;--p-text-dark:#AF92D8}',
  );
});

test.each([
  [null],
  ['{'],
  ['[]'],
  ['"nova"'],
  [JSON.stringify({ nova: { ...nova, accentColor: 'red;}body{display:none' } })],
  [JSON.stringify({ 'nova]{}': nova })],
  [JSON.stringify({ nova: { primaryColor: '#5F3798' } })],
])('%s shows nothing', (stored) => {
  expect(offeringCss(parseColorPreview(stored))).toBe('');
});

test('a preview brings its words in each language along, and is not in the colours', () => {
  const words = {
    de: { active: 'Vorschau', end: 'Beenden' },
    en: { active: 'Preview', end: 'End' },
  };
  const stored = colorPreviewText({ nova }, words);
  expect(parseColorPreview(stored)).toEqual({ nova });
  expect(previewWords(stored, 'de')).toEqual(words.de);
  expect(previewWords(stored, 'fr')).toBeUndefined();
});

test.each([
  [null],
  ['{'],
  ['[]'],
  [JSON.stringify({ nova })],
  ['{"_words":null}'],
  ['{"_words":{"de":{"end":1}}}'],
])('%s has no words', (stored) => {
  expect(previewWords(stored, 'de')).toBeUndefined();
});
