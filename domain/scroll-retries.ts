/** After a navigation the page scrolls to the top at once and again after these delays (spec 1 §2 and §9). */
export const scrollRetriesMs = [50, 250, 500] as const;

/** The home page retries at its own times in addition (spec 1 §2; spec 2 §2). */
export const homeScrollRetriesMs = [50, 200, 500] as const;
