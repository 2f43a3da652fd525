import type { Hsl } from '#domain/palette/hex-color.ts';

/** In px (COLOR-1). */
export const wheelSize = 240;

export type HueSaturation = Pick<Hsl, 'h' | 's'>;

/** In px from the centre: hue 0 to the right, clockwise like `conic-gradient(from 90deg)`. */
export function positionOf({ h, s }: HueSaturation): { x: number; y: number } {
  const angle = (h * Math.PI) / 180;
  const distance = (s / 100) * (wheelSize / 2);
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** Whole numbers; a point outside the circle counts as on the rim. */
export function hueSaturationAt(x: number, y: number): HueSaturation {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const distance = Math.hypot(x, y) / (wheelSize / 2);
  return { h: Math.round(degrees + 360) % 360, s: Math.round(Math.min(1, distance) * 100) };
}

/** Left and right change the hue, up and down the saturation, by 1, with Shift by 10; else null. */
export function movedByKey(key: string, isBig: boolean, { h, s }: HueSaturation): HueSaturation | null {
  const step = isBig ? 10 : 1;
  if (key === 'ArrowRight') return { h: (h + step) % 360, s };
  if (key === 'ArrowLeft') return { h: (h + 360 - step) % 360, s };
  if (key === 'ArrowUp') return { h, s: Math.min(100, s + step) };
  if (key === 'ArrowDown') return { h, s: Math.max(0, s - step) };
  return null;
}
