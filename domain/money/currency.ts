/** Apart from how money is written (`money.ts`), which the islands load. */
export const currencies = ['EUR', 'USD'] as const;

export type Currency = (typeof currencies)[number];
