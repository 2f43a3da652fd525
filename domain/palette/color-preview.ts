import { isHexColor } from './hex-color.ts';
import type { OfferingColors } from './offering-colors.ts';

/** What the public pages of an offering wear in this browser; `onPrimary` is the text on the primary colour. */
export type PreviewedColors = OfferingColors & { readonly onPrimary: string };

/** Previewed colours by the id of their offering. */
export type ColorPreview = Readonly<Record<string, PreviewedColors>>;

const variables = {
  primaryColor: '--p-primary',
  onPrimary: '--p-on-primary',
  accentColor: '--p-accent',
  gradientFrom: '--p-from',
  gradientTo: '--p-to',
  textColorLight: '--p-text-light',
  textColorDark: '--p-text-dark',
} as const satisfies Record<keyof PreviewedColors, string>;

/** A stored preview; whatever is no colour of an offering is left out. Never throws. */
export function parseColorPreview(stored: string | null): ColorPreview {
  try {
    const preview: unknown = JSON.parse(stored ?? '');
    if (typeof preview !== 'object' || preview === null) return {};
    return Object.fromEntries(
      Object.entries(preview).filter(([id, colors]) => /^[a-z-]+$/.test(id) && isComplete(colors)),
    );
  } catch {
    return {};
  }
}

/** The CSS that shows a preview on the public pages: the variables of app/theme/product-styles.ts, once more. */
export function colorPreviewCss(preview: ColorPreview): string {
  return Object.entries(preview)
    .map(([id, colors]) => `[data-product=${id}]{${declarations(colors)}}`)
    .join('');
}

function declarations(colors: PreviewedColors): string {
  const names = Object.keys(variables) as (keyof PreviewedColors)[];
  return names.map((name) => `${variables[name]}:${colors[name]}`).join(';');
}

function isComplete(colors: unknown): boolean {
  if (typeof colors !== 'object' || colors === null) return false;
  return Object.keys(variables).every((name) => isHexColor((colors as Record<string, unknown>)[name]));
}
