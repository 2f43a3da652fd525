/** Hue 0 to 360 degrees, saturation and lightness 0 to 100 percent. */
export type Hsl = { readonly h: number; readonly s: number; readonly l: number };

/** COLOR-3. */
export const hexColorPattern = /^#[0-9a-fA-F]{6}$/;

export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && hexColorPattern.test(value);
}

/** Whole degrees and percents. Throws on anything but a hex colour. */
export function hexToHsl(hex: string): Hsl {
  const [r, g, b] = channels(hex);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const range = max - min;
  const l = (max + min) / 2;
  if (range === 0) return { h: 0, s: 0, l: Math.round(l * 100) };
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: Math.round(sector * 60) % 360, s: Math.round(s * 100), l: Math.round(l * 100) };
}

/** Upper case; hue 360 equals 0. */
export function hslToHex({ h, s, l }: Hsl): string {
  const saturation = s / 100;
  const lightness = l / 100;
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + (((h % 360) + 360) % 360) / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
}

function channels(hex: string): [number, number, number] {
  if (!isHexColor(hex)) throw new TypeError('expected # and 6 hex digits');
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}
