import { textColorOn } from './contrast.ts';
import type { OfferingColors } from './offering-colors.ts';

export type AppliedColors = OfferingColors & { readonly onPrimary: string };

/** OFFER-4. tokens.css derives buttons, tints and gradients. */
const variables = {
  primaryColor: '--p-primary',
  onPrimary: '--p-on-primary',
  accentColor: '--p-accent',
  gradientFrom: '--p-from',
  gradientTo: '--p-to',
  textColorLight: '--p-text-light',
  textColorDark: '--p-text-dark',
} as const satisfies Record<keyof AppliedColors, string>;

export function appliedColors<Colors extends OfferingColors>(colors: Colors): Colors & AppliedColors {
  return { ...colors, onPrimary: textColorOn(colors.primaryColor) };
}

export const appliedColorNames = Object.keys(variables) as (keyof AppliedColors)[];

/** `data-product` sets the colours of a subtree: for published colours, Apply Colors and the live preview. */
export function offeringCss(offerings: Readonly<Record<string, AppliedColors>>): string {
  return Object.entries(offerings)
    .map(([id, colors]) => `[data-product=${id}]{${declarations(colors)}}`)
    .join('');
}

function declarations(colors: AppliedColors): string {
  return appliedColorNames.map((name) => `${variables[name]}:${colors[name]}`).join(';');
}
