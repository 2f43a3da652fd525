/** Same values as in tokens.css. */
export const pageColors = {
  light: { bg: '#F8FCFC', surface2: '#EDF4F5', muted: '#475B5D', onFill: '#FFFFFF' },
  dark: { bg: '#061114', surface2: '#142528', muted: '#A8B8BA', onFill: '#031A1D' },
} as const;

/** Opacity of white secondary text, the weakest text on a gradient (LOOK-5). */
export const gradientTextOpacity = 0.86;

/** Share of primary in light and of gradientTo in dark (LOOK-6). */
export const tintShare = { light: 0.08, dark: 0.42 } as const;

/**
 * Share of primary in the light that falls into a world: where it is brightest, and at most under text (`--p-glow` and
 * the `--light` of each panel; tests/e2e/worlds.spec.ts measures them).
 */
export const glowShare = { brightest: 0.82, underText: 0.15 } as const;

/** WCAG 2.2 AA. */
export const requiredRatio = { text: 4.5, graphic: 3 } as const;
