/** The neutral colours that text and buttons of the public pages stand on, as hex (DESIGN §3.1; tokens.css). */
export const pageColors = {
  light: { bg: '#F8FCFC', surface2: '#EDF4F5', muted: '#475B5D', onFill: '#FFFFFF' },
  dark: { bg: '#061114', surface2: '#142528', muted: '#A8B8BA', onFill: '#031A1D' },
} as const;

/** Secondary text on a gradient is white with this opacity, the weakest text there is on one (DESIGN §3.3). */
export const gradientTextOpacity = 0.86;

/** How much of a colour is in the tinted field of each theme (DESIGN §3.2): primary in light, gradientTo in dark. */
export const tintShare = { light: 0.08, dark: 0.42 } as const;

/** What WCAG 2.2 AA asks of text, and of drawings and controls. */
export const requiredRatio = { text: 4.5, graphic: 3 } as const;
