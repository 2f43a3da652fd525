import { expect, test } from 'vitest';
import { productColorOf } from '#domain/publishing/product-color.ts';
import { designTokens } from './design-tokens.ts';
import { hexOf } from './linear-rgb.ts';

const sophie = productColorOf({ id: 'sophie', name: 'SOPHIE', baseColor: '#03B5AA' });

type Token = { $value: { components: [number, number, number]; hex: string } };
type Group = { primary: Token; light: Record<string, Token>; dark: Record<string, Token> };
const groupOf = (text: string) => JSON.parse(text) as Record<string, Group>;

test('a colour token has the type of its group, colour space, components, alpha and the hex colour', () => {
  const { sophie: group } = groupOf(designTokens(sophie));
  expect(group).toMatchObject({ $type: 'color', $description: 'SOPHIE' });
  expect(group!.primary).toEqual({
    $value: { colorSpace: 'srgb', components: [0.0118, 0.7098, 0.6667], alpha: 1, hex: '#03b5aa' },
  });
});

test('both palettes are in it, nine colours each, and their components mean the same colours', () => {
  const { light, dark } = groupOf(designTokens(sophie)).sophie!;
  for (const [group, palette] of [
    [light, sophie.colorPalette],
    [dark, sophie.darkModePalette],
  ] as const) {
    expect(Object.keys(group)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    expect(Object.values(group).map(({ $value }) => hexOf($value.components))).toEqual(palette);
    expect(Object.values(group).map(({ $value }) => $value.hex.toUpperCase())).toEqual(palette);
  }
});

test('several products have a group each', () => {
  const tokens = groupOf(designTokens(sophie, { ...sophie, id: 'nova' }));
  expect(Object.keys(tokens)).toEqual(['sophie', 'nova']);
  expect(tokens.nova!.light).toEqual(tokens.sophie!.light);
});

test('a name has no signs that the format forbids', () => {
  expect(Object.keys(groupOf(designTokens({ ...sophie, id: '{a.b}' })))).toEqual(['-a-b-']);
  expect(Object.keys(groupOf(designTokens({ ...sophie, id: '$a' })))).toEqual(['-a']);
});
