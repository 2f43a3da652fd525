import { type Hsl, hexToHsl, hslToHex } from './hex-color.ts';

/** 3 lighter tints, the base colour, 5 darker shades (PALETTE-1). */
export const paletteSize = 9;
export const baseIndex = 3;

/** Each tint is lighter (at most 95) and less saturated by 15 (at least 0); see PALETTE-1. */
const tintSteps = [15, 30, 45] as const;
const tintLightnessCap = 95;
const tintSaturationLoss = 15;

/** Each step is darker by 10 (at least 5) and more saturated by 5 (at most 100); see PALETTE-1. */
const shadeSteps = [1, 2, 3, 4, 5] as const;
const shadeLightnessLoss = 10;
const shadeLightnessFloor = 5;
const shadeSaturationGain = 5;

/** Dark mode changes only these (PALETTE-2). */
export const darkEntries = 5;

/** By lightness below a limit; the last rule covers the rest (PALETTE-2). */
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
