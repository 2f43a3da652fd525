import { type Hsl, hexToHsl, hslToHex } from './hex-color.ts';

/** 3 lighter tints, the base colour, 5 darker shades (spec 2 §9). */
export const paletteSize = 9;
export const baseIndex = 3;

/** Lightness up, at most 95; saturation less by 15, at least 0 (spec 2 §9). */
const tintSteps = [15, 30, 45] as const;
const tintLightnessCap = 95;
const tintSaturationLoss = 15;

/** Per step 10 darker, at least 5, and 5 more saturated, at most 100 (spec 2 §9). */
const shadeSteps = [1, 2, 3, 4, 5] as const;
const shadeLightnessLoss = 10;
const shadeLightnessFloor = 5;
const shadeSaturationGain = 5;

/** The other entries stay the same in dark mode (spec 2 §9). */
export const darkEntries = 5;

/** By lightness below a limit; the last rule takes the rest (spec 2 §9). */
const darkRules = [
  { below: 50, gain: 30, cap: 95 },
  { below: 70, gain: 20, cap: 90 },
  { below: Number.POSITIVE_INFINITY, gain: 10, cap: 85 },
] as const;

/** 9 hex colours; the base stays as given. */
export function paletteOf(baseColor: string): string[] {
  const base = hexToHsl(baseColor);
  return [
    ...tintSteps.map((step) => hslToHex(tint(base, step))),
    baseColor,
    ...shadeSteps.map((step) => hslToHex(shade(base, step))),
  ];
}

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
