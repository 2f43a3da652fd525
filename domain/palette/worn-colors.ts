import { textColorOn } from './contrast.ts';
import type { OfferingColors } from './offering-colors.ts';

/** What the pages of an offering wear; `onPrimary` is the text on the primary colour. */
export type WornColors = OfferingColors & { readonly onPrimary: string };

/** The CSS variable of each colour (spec 2 §3, theme context). tokens.css derives buttons, tints and gradients. */
const variables = {
  primaryColor: '--p-primary',
  onPrimary: '--p-on-primary',
  accentColor: '--p-accent',
  gradientFrom: '--p-from',
  gradientTo: '--p-to',
  textColorLight: '--p-text-light',
  textColorDark: '--p-text-dark',
} as const satisfies Record<keyof WornColors, string>;

/** All that an offering wears, from its six colours (DESIGN §3.2). */
export function wornColors<Colors extends OfferingColors>(colors: Colors): Colors & WornColors {
  return { ...colors, onPrimary: textColorOn(colors.primaryColor) };
}

/** The names of the colours, in the order of the CSS. */
export const wornColorNames = Object.keys(variables) as (keyof WornColors)[];

/**
 * The CSS of offerings by id: any element with `data-product` drives itself and what it holds. The one place that
 * writes it: for what is published, for Apply Colors and for the live preview.
 */
export function wornCss(offerings: Readonly<Record<string, WornColors>>): string {
  return Object.entries(offerings)
    .map(([id, colors]) => `[data-product=${id}]{${declarations(colors)}}`)
    .join('');
}

function declarations(colors: WornColors): string {
  return wornColorNames.map((name) => `${variables[name]}:${colors[name]}`).join(';');
}
