import { textColorOn } from './contrast.ts';
import type { OfferingColors } from './offering-colors.ts';

/** The colours of an offering's pages; `onPrimary` is the text on the primary colour. */
export type AppliedColors = OfferingColors & { readonly onPrimary: string };

/** The CSS variable of each colour (spec 2 §3, theme context). tokens.css derives buttons, tints and gradients. */
const variables = {
  primaryColor: '--p-primary',
  onPrimary: '--p-on-primary',
  accentColor: '--p-accent',
  gradientFrom: '--p-from',
  gradientTo: '--p-to',
  textColorLight: '--p-text-light',
  textColorDark: '--p-text-dark',
} as const satisfies Record<keyof AppliedColors, string>;

/** All colours of an offering's pages, from its six (DESIGN §3.2). */
export function appliedColors<Colors extends OfferingColors>(colors: Colors): Colors & AppliedColors {
  return { ...colors, onPrimary: textColorOn(colors.primaryColor) };
}

/** The names of the colours, in the order of the CSS. */
export const appliedColorNames = Object.keys(variables) as (keyof AppliedColors)[];

/**
 * The CSS of offerings by id: any element with `data-product` drives itself and what it holds. The one place that
 * writes it: for what is published, for Apply Colors and for the live preview.
 */
export function offeringCss(offerings: Readonly<Record<string, AppliedColors>>): string {
  return Object.entries(offerings)
    .map(([id, colors]) => `[data-product=${id}]{${declarations(colors)}}`)
    .join('');
}

function declarations(colors: AppliedColors): string {
  return appliedColorNames.map((name) => `${variables[name]}:${colors[name]}`).join(';');
}
