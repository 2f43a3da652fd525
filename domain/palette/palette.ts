import { type Hsl, hexToHsl, hslToHex } from './hex-color.ts';

/** 9 entries: 3 lighter tints, the base colour, 5 darker shades (spec 2 §9). */
export const paletteSize = 9;
export const baseIndex = 3;

/** Tints: lightness steps up, capped at 95; saturation less by 15, floored at 0 (spec 2 §9). */
const tintSteps = [15, 30, 45] as const;
const tintLightnessCap = 95;
const tintSaturationLoss = 15;

/** Shades: per step 10 darker, floored at 5, and 5 more saturated, capped at 100 (spec 2 §9). */
const shadeSteps = [1, 2, 3, 4, 5] as const;
const shadeLightnessLoss = 10;
const shadeLightnessFloor = 5;
const shadeSaturationGain = 5;

/** In dark mode the first 5 entries are lightened, the others stay (spec 2 §9). */
export const darkEntries = 5;

/** Lightening by what the lightness is below; the last rule takes the rest (spec 2 §9). */
const darkRules = [
  { below: 50, gain: 30, cap: 95 },
  { below: 70, gain: 20, cap: 90 },
  { below: Number.POSITIVE_INFINITY, gain: 10, cap: 85 },
] as const;

/** The palette of a base colour, as 9 hex colours. The base itself stands in it as it was given. */
export function paletteOf(baseColor: string): string[] {
  const base = hexToHsl(baseColor);
  return [
    ...tintSteps.map((step) => hslToHex(tint(base, step))),
    baseColor,
    ...shadeSteps.map((step) => hslToHex(shade(base, step))),
  ];
}

/** The dark-mode palette of a palette: the first 5 entries lightened, the rest as they are. */
export function darkPaletteOf(palette: readonly string[]): string[] {
  return palette.map((color, index) => (index < darkEntries ? lightened(color) : color));
}

function tint({ h, s, l }: Hsl, step: number): Hsl {
  return { h, s: Math.max(s - tintSaturationLoss, 0), l: Math.min(l + step, tintLightnessCap) };
}

function shade({ h, s, l }: Hsl, step: number): Hsl {
  return {
    h,
    s: Math.min(s + shadeSaturationGain * step, 100),
    l: Math.max(l - shadeLightnessLoss * step, shadeLightnessFloor),
  };
}

function lightened(color: string): string {
  const { h, s, l } = hexToHsl(color);
  const rule = darkRules.find(({ below }) => l < below)!;
  return hslToHex({ h, s, l: Math.min(l + rule.gain, rule.cap) });
}
