import { contrastRatio } from './contrast.ts';
import { glowUnderText, gradientTextRatio, type OfferingColors, tintOf } from './offering-colors.ts';
import { pageColors, requiredRatio } from './page-colors.ts';

/** Keys of the `contrast.pairs` words. */
export type ContrastPair =
  | 'textOnPage'
  | 'textOnSurface'
  | 'textOnTint'
  | 'mutedOnTint'
  | 'buttonLabel'
  | 'whiteOnGradientFrom'
  | 'whiteOnGradientTo'
  | 'whiteOnGlow'
  | 'motifOnGradient';

export type PairContrast = {
  readonly pair: ContrastPair;
  readonly light: number;
  readonly dark: number;
  readonly required: number;
  /** WCAG 2.2 AA in both themes. */
  readonly passes: boolean;
};

/** Gradients are the same in both themes (LOOK-5). */
export function pageContrast(colors: OfferingColors): PairContrast[] {
  const light = neutralPairs('light', colors.textColorLight, tintOf('light', colors));
  const dark = neutralPairs('dark', colors.textColorDark, tintOf('dark', colors));
  const from = gradientTextRatio(colors.gradientFrom);
  const to = gradientTextRatio(colors.gradientTo);
  const glow = gradientTextRatio(glowUnderText(colors));
  const motif = Math.min(
    contrastRatio(colors.accentColor, colors.gradientTo),
    contrastRatio(colors.textColorDark, colors.gradientTo),
  );
  return [
    ...(Object.keys(light) as (keyof typeof light)[]).map((pair) => judged(pair, light[pair], dark[pair])),
    judged('whiteOnGradientFrom', from, from),
    judged('whiteOnGradientTo', to, to),
    judged('whiteOnGlow', glow, glow),
    judged('motifOnGradient', motif, motif, requiredRatio.graphic),
  ];
}

function neutralPairs(theme: 'light' | 'dark', text: string, tint: string) {
  const { bg, surface2, muted, onFill } = pageColors[theme];
  return {
    textOnPage: contrastRatio(text, bg),
    textOnSurface: contrastRatio(text, surface2),
    textOnTint: contrastRatio(text, tint),
    mutedOnTint: contrastRatio(muted, tint),
    buttonLabel: contrastRatio(onFill, text),
  };
}

function judged(
  pair: ContrastPair,
  light: number,
  dark: number,
  required: number = requiredRatio.text,
): PairContrast {
  return { pair, light, dark, required, passes: Math.min(light, dark) >= required };
}
