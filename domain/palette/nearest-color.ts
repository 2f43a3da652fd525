import Color from 'colorjs.io';

const steps = 200;

/**
 * The colour closest to `color` in lightness that satisfies `passes`, with hue and chroma kept as far as the screen's
 * colours allow; `color` itself if it passes. Undefined if no lightness does.
 */
export function nearestColor(color: string, passes: (candidate: string) => boolean): string | undefined {
  if (passes(color)) return color;
  const start = new Color(color).to('oklch');
  const lightness = start.coords[0] ?? 0;
  for (let step = 1; step <= steps; step += 1) {
    for (const candidate of [lightness - step / steps, lightness + step / steps]) {
      if (candidate < 0 || candidate > 1) continue;
      const hex = withLightness(start, candidate);
      if (passes(hex)) return hex;
    }
  }
  return undefined;
}

/** `color` with its hue turned by as much as lies between the hues of `from` and `to`; lightness and chroma of `to`. */
export function turnedHue(color: string, from: string, to: string): string {
  const [hue, fromHue, target] = [color, from, to].map((hex) => new Color(hex!).to('oklch'));
  const difference = (target!.coords[2] ?? 0) - (fromHue!.coords[2] ?? 0);
  target!.coords[2] = ((hue!.coords[2] ?? 0) + difference + 360) % 360;
  return hexOf(target!);
}

/** Two colours mixed in OKLab, as `color-mix(in oklab, first share%, second)` does; `share` from 0 to 1. */
export function mixed(first: string, share: number, second: string): string {
  return hexOf(new Color(second).mix(new Color(first), share, { space: 'oklab' }));
}

/** One colour seen through another, as the browser paints `rgb(… / opacity)`. */
export function painted(color: string, opacity: number, background: string): string {
  return hexOf(new Color(background).mix(new Color(color), opacity, { space: 'srgb' }));
}

function withLightness(color: Color, lightness: number): string {
  const changed = color.clone();
  changed.coords[0] = lightness;
  return hexOf(changed);
}

function hexOf(color: Color): string {
  return color
    .to('srgb')
    .toGamut({ method: 'css' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase();
}
