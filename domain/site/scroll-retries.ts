/** Delays after which a page scrolls to the top again (SCROLL-1). */
export const scrollRetriesMs = [50, 250, 500] as const;

/** Additional delays on the home page (SCROLL-1). */
export const homeScrollRetriesMs = [50, 200, 500] as const;
