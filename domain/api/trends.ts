/** Days of each span: the one shown, and the one before it. */
export const trendDays = 30;

export type DayOfMessages = { readonly day: string; readonly count: number };
/** `average` is null without responses. */
export type DayOfRatings = DayOfMessages & { readonly average: number | null };

/** The last days in the site's time zone, oldest first, up to now. Spam and the bin are left out. */
export type Trends = {
  readonly messages: { readonly days: readonly DayOfMessages[]; readonly before: number };
  readonly ratings: {
    readonly days: readonly DayOfRatings[];
    readonly count: number;
    /** Null without responses. */
    readonly average: number | null;
    readonly averageBefore: number | null;
  };
};
