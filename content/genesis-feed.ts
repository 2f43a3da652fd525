export type FeedItem = {
  readonly id: string;
  readonly relevancePercent: number;
};

/** GENESIS-3. */
export const genesisFeed = [
  { id: '1', relevancePercent: 92 },
  { id: '2', relevancePercent: 87 },
  { id: '3', relevancePercent: 74 },
  { id: '4', relevancePercent: 68 },
] as const satisfies readonly FeedItem[];
