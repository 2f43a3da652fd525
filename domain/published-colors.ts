import { contrastRatio, textColorOn } from './palette/contrast.ts';
import { mixed, nearestColor, painted, turnedHue } from './palette/nearest-color.ts';
import { darkPaletteOf, paletteOf } from './palette/palette.ts';

/** The six colours of a catalogue entry (spec 2 §3): what a product page wears. */
export type CatalogueColors = {
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly gradientFrom: string;
  readonly gradientTo: string;
  readonly textColorLight: string;
  readonly textColorDark: string;
};

/** How an offering looks by design, and which base colours mean that look: its own and that of its seed product. */
export type OfferingDesign = {
  readonly colors: CatalogueColors;
  readonly designedBases: readonly string[];
};

/** Neutrals of the pages that product colours meet, as in the design tokens; a test compares the two. */
export const pageColors = {
  light: { bg: '#F8FCFC', surface2: '#EDF4F5', muted: '#475B5D' },
  dark: { bg: '#061114', surface2: '#142528', muted: '#A8B8BA', onFill: '#031A1D' },
} as const;

/** WCAG 2.2 AA: text, and lines that carry meaning (1.4.3, 1.4.11). */
export const textRatio = 4.5;
export const lineRatio = 3;

/** Shares of a product colour in the tint fields, and the opacity of quiet text on the gradient (DESIGN §3.2). */
const lightTintShare = 0.08;
const darkTintShare = 0.42;
const quietOpacity = 0.86;
const white = '#FFFFFF';

/** Pairs of colours that real pages show; the screen turns the code into words. */
export type ContrastPairId =
  | 'linkOnPage'
  | 'linkOnWell'
  | 'linkOnTint'
  | 'buttonLabel'
  | 'mutedOnTint'
  | 'labelOnPrimary'
  | 'linkOnPageDark'
  | 'linkOnWellDark'
  | 'linkOnTintDark'
  | 'buttonLabelDark'
  | 'mutedOnTintDark'
  | 'textOnGradientTo'
  | 'textOnGradientFrom'
  | 'quietTextOnGradientTo'
  | 'accentOnGradientTo'
  | 'accentOnGradientFrom'
  | 'lineOnGradientTo';

export type ContrastPair = {
  readonly id: ContrastPairId;
  readonly theme: 'light' | 'dark' | 'both';
  readonly foreground: string;
  readonly background: string;
  /** Rounded down to two digits, so that a shown 4.5 is one. */
  readonly ratio: number;
  readonly required: number;
  readonly passes: boolean;
  /** The catalogue field that has to change for the pair to pass; none where the pair always passes. */
  readonly field?: keyof CatalogueColors;
  /** The value of that field nearest to the present one with which the pair passes; the present one if it does. */
  readonly nearest?: string;
};

/**
 * What the pages of an offering wear when its product has this base colour. As designed for a designed base; else
 * from the palette and the dark palette (spec 2 §9): for each use the shade closest to the base that can be read there,
 * the most readable one if none can.
 */
export function publishedColors(baseColor: string, { colors, designedBases }: OfferingDesign): CatalogueColors {
  if (designedBases.some((base) => sameColor(base, baseColor))) return colors;
  const palette = paletteOf(baseColor);
  const shades = palette.slice(3);
  const lightened = darkPaletteOf(palette);
  const gradientTo = firstReadable(shades, (to) => [
    over(white, to, textRatio),
    over(painted(white, quietOpacity, to), to, textRatio),
  ]);
  const gradientFrom = palette.at(-1)!;
  const textColorLight = firstReadable(shades, (text) => lightTextDemands(text, baseColor));
  const lights = [lightened[3]!, palette[0]!, palette[1]!, palette[2]!, lightened[0]!, lightened[1]!, lightened[2]!];
  const textColorDark = firstReadable(byLightness(lights), (text) => darkTextDemands(text, gradientTo));
  const accent = turnedHue(baseColor, colors.primaryColor, colors.accentColor);
  const accentColor = firstReadable([accent, palette[2]!, white], (color) => [
    over(color, gradientTo, lineRatio),
    over(color, gradientFrom, lineRatio),
  ]);
  return { primaryColor: baseColor, accentColor, gradientFrom, gradientTo, textColorLight, textColorDark };
}

/** Every pair of colours the real pages show with these six, with its contrast in WCAG 2.2 terms. */
export function contrastReport(colors: CatalogueColors): ContrastPair[] {
  return pairs.map(({ id, theme, required, field, see }) => {
    const { foreground, background } = see(colors);
    const ratio = contrastRatio(foreground, background);
    const passes = ratio >= required;
    if (!field) return { id, theme, foreground, background, ratio: shown(ratio), required, passes };
    const nearest = nearestColor(colors[field], (candidate) => {
      const changed = see({ ...colors, [field]: candidate });
      return contrastRatio(changed.foreground, changed.background) >= required;
    });
    return { id, theme, foreground, background, ratio: shown(ratio), required, passes, field, nearest };
  });
}

/** Whether everything on the real pages can be read with these colours. */
export function isReadable(colors: CatalogueColors): boolean {
  return pairs.every(({ required, see }) => {
    const { foreground, background } = see(colors);
    return contrastRatio(foreground, background) >= required;
  });
}

/** The base colour nearest to this one with which the pages of the offering can be read; itself if they can. */
export function nearestReadableBase(baseColor: string, design: OfferingDesign): string | undefined {
  return nearestColor(baseColor, (candidate) => isReadable(publishedColors(candidate, design)));
}

type Seen = { foreground: string; background: string };
type Pair = {
  id: ContrastPairId;
  theme: ContrastPair['theme'];
  required: number;
  field?: keyof CatalogueColors;
  see: (colors: CatalogueColors) => Seen;
};

const { light, dark } = pageColors;

const pairs: readonly Pair[] = [
  pair('linkOnPage', 'light', 'textColorLight', (c) => [c.textColorLight, light.bg]),
  pair('linkOnWell', 'light', 'textColorLight', (c) => [c.textColorLight, light.surface2]),
  pair('linkOnTint', 'light', 'textColorLight', (c) => [c.textColorLight, lightTint(c.primaryColor)]),
  pair('buttonLabel', 'light', 'textColorLight', (c) => [white, c.textColorLight]),
  pair('mutedOnTint', 'light', 'primaryColor', (c) => [light.muted, lightTint(c.primaryColor)]),
  pair('labelOnPrimary', 'both', undefined, (c) => [textColorOn(c.primaryColor), c.primaryColor]),
  pair('linkOnPageDark', 'dark', 'textColorDark', (c) => [c.textColorDark, dark.bg]),
  pair('linkOnWellDark', 'dark', 'textColorDark', (c) => [c.textColorDark, dark.surface2]),
  pair('linkOnTintDark', 'dark', 'textColorDark', (c) => [c.textColorDark, darkTint(c.gradientTo)]),
  pair('buttonLabelDark', 'dark', 'textColorDark', (c) => [dark.onFill, c.textColorDark]),
  pair('mutedOnTintDark', 'dark', 'gradientTo', (c) => [dark.muted, darkTint(c.gradientTo)]),
  pair('textOnGradientTo', 'both', 'gradientTo', (c) => [white, c.gradientTo]),
  pair('textOnGradientFrom', 'both', 'gradientFrom', (c) => [white, c.gradientFrom]),
  pair('quietTextOnGradientTo', 'both', 'gradientTo', (c) => [quietOn(c.gradientTo), c.gradientTo]),
  line('accentOnGradientTo', 'accentColor', (c) => [c.accentColor, c.gradientTo]),
  line('accentOnGradientFrom', 'accentColor', (c) => [c.accentColor, c.gradientFrom]),
  line('lineOnGradientTo', 'textColorDark', (c) => [c.textColorDark, c.gradientTo]),
];

type See = (colors: CatalogueColors) => readonly [foreground: string, background: string];

function pair(
  id: ContrastPairId,
  theme: ContrastPair['theme'],
  field: keyof CatalogueColors | undefined,
  see: See,
  required = textRatio,
): Pair {
  const seen = (colors: CatalogueColors) => {
    const [foreground, background] = see(colors);
    return { foreground, background };
  };
  return { id, theme, required, field, see: seen };
}

function line(id: ContrastPairId, field: keyof CatalogueColors, see: See): Pair {
  return pair(id, 'both', field, see, lineRatio);
}

function lightTint(primaryColor: string): string {
  return mixed(primaryColor, lightTintShare, light.bg);
}

function darkTint(gradientTo: string): string {
  return mixed(gradientTo, darkTintShare, dark.bg);
}

function quietOn(background: string): string {
  return painted(white, quietOpacity, background);
}

/** How far a colour is from what a place demands: 1 or more passes. */
type Demand = number;

function over(foreground: string, background: string, required: number): Demand {
  return contrastRatio(foreground, background) / required;
}

function lightTextDemands(text: string, primaryColor: string): Demand[] {
  return [light.bg, light.surface2, lightTint(primaryColor), white].map((back) => over(text, back, textRatio));
}

function darkTextDemands(text: string, gradientTo: string): Demand[] {
  const backgrounds = [dark.bg, dark.surface2, darkTint(gradientTo), dark.onFill];
  return [
    ...backgrounds.map((back) => over(text, back, textRatio)),
    over(text, gradientTo, lineRatio),
  ];
}

/** The first candidate that meets all demands, else the one that comes closest. */
function firstReadable(candidates: readonly string[], demands: (color: string) => Demand[]): string {
  const judged = candidates.map((color) => ({ color, worst: Math.min(...demands(color)) }));
  const best = judged.find(({ worst }) => worst >= 1) ?? judged.toSorted((a, b) => b.worst - a.worst)[0]!;
  return best.color;
}

/** From the darkest to the lightest: the first one that can be read is the most colourful. */
function byLightness(colors: readonly string[]): string[] {
  return colors.toSorted((a, b) => contrastRatio(a, '#000000') - contrastRatio(b, '#000000'));
}

function sameColor(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}

function shown(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
