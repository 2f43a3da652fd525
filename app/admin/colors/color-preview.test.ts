import { expect, test } from 'vitest';
import { productColorOf } from '#domain/publishing/product-color.ts';
import { cssVariables } from './color-preview.tsx';

const nova = productColorOf({ id: 'nova', name: 'NOVA', baseColor: '#5F3798' });
const values = (isDark: boolean) => cssVariables(nova, isDark).map(({ value }) => value);

test('in light mode the generated CSS sets the primary colour and the light palette', () => {
  expect(values(false)).toEqual(['#5F3798', ...nova.colorPalette]);
});

test('in dark mode the first five come from the dark block (PALETTE-3)', () => {
  expect(values(true)).toEqual(['#5F3798', ...nova.darkModePalette]);
});

test('variables are named after the product', () => {
  const names = cssVariables(nova, false).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['--nova-primary', '--nova-0']);
});
