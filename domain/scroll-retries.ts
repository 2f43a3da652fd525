/** Repeats scrolling to the top after a navigation (spec 1 §2 and §9). */
export const scrollRetriesMs = [50, 250, 500] as const;

/** In addition on the home page (spec 1 §2; spec 2 §2). */
export const homeScrollRetriesMs = [50, 200, 500] as const;
