import { expect, test } from 'vitest';
import { parseColorPreview } from './color-preview.ts';
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
