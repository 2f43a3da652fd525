import { contrastRatio, mixedInOklab, overlaidColor } from './contrast.ts';
import { glowShare, gradientTextOpacity, pageColors, requiredRatio, tintShare } from './page-colors.ts';
import { baseIndex, darkPaletteOf, paletteOf } from './palette.ts';

/** The six colour fields of an offering (OFFER-4). */
export type OfferingColors = {
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly gradientFrom: string;
  readonly gradientTo: string;
  readonly textColorLight: string;
  readonly textColorDark: string;
};

/** Palette steps from the light end to the dark end. */
const gradientSteps = 2;

/**
 * Takes the first readable palette entries for text and gradient, else the best one (COLOR-6).
 *
 * @param baseColor throws on anything but a hex colour
 * @param accentColor stays as long as it is visible on the gradient
 */
export function offeringColorsOf(baseColor: string, accentColor: string): OfferingColors {
  const palette = paletteOf(baseColor);
  const dark = darkPaletteOf(palette);
  const shades = palette.slice(baseIndex);
  const tints = [dark[baseIndex]!, dark[0]!, dark[1]!, dark[2]!];

  const gradientTo = firstThatFits(
    shades,
    (color) =>
      Math.min(
        gradientTextRatio(color),
        gradientTextRatio(glowUnderText({ primaryColor: baseColor, gradientTo: color })),
      ) / requiredRatio.text,
  );
  const gradientFrom = shades[Math.min(shades.indexOf(gradientTo) + gradientSteps, shades.length - 1)]!;
  const onGradient = (color: string) => contrastRatio(color, gradientTo) / requiredRatio.graphic;
  const lightTint = tintOf('light', { primaryColor: baseColor, gradientTo });
  const darkTint = tintOf('dark', { primaryColor: baseColor, gradientTo });
  return {
    primaryColor: baseColor,
    accentColor: firstThatFits([accentColor, dark[2]!, '#FFFFFF'], onGradient),
    gradientFrom,
    gradientTo,
    textColorLight: firstThatFits(shades, (color) => textFit(color, 'light', lightTint)),
    // Also used for lines on the gradient, in both themes.
    textColorDark: firstThatFits(tints, (color) =>
      Math.min(textFit(color, 'dark', darkTint), onGradient(color)),
    ),
  };
}

/** Background tint of an offering's pages (LOOK-6). */
export function tintOf(
  theme: 'light' | 'dark',
  { primaryColor, gradientTo }: Pick<OfferingColors, 'primaryColor' | 'gradientTo'>,
): string {
  const color = theme === 'light' ? primaryColor : gradientTo;
  return mixedInOklab(pageColors[theme].bg, color, tintShare[theme]);
}

/** The brightest place of a world that carries text. */
export function glowUnderText({
  primaryColor,
  gradientTo,
}: Pick<OfferingColors, 'primaryColor' | 'gradientTo'>): string {
  return overlaidColor(gradientTo, primaryColor, glowShare.underText);
}

/** Secondary text is the weakest. */
export function gradientTextRatio(background: string): number {
  return contrastRatio(overlaidColor(background, '#FFFFFF', gradientTextOpacity), background);
}

/** 1 and more: readable on the page, on grey, on the tint, and as the fill of a button. */
function textFit(color: string, theme: 'light' | 'dark', tint: string): number {
  const { bg, surface2, onFill } = pageColors[theme];
  const ratios = [bg, surface2, onFill, tint].map((other) => contrastRatio(color, other));
  return Math.min(...ratios) / requiredRatio.text;
}

function firstThatFits(colors: readonly string[], score: (color: string) => number): string {
  return (
    colors.find((color) => score(color) >= 1) ??
    colors.reduce((best, color) => (score(color) > score(best) ? color : best))
  );
}
