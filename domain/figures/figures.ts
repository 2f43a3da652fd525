/** `day`: visitors by a hash whose salt ends with the day. `plain`: requests only. `off`: nothing is counted. */
export const statisticsModes = ['day', 'plain', 'off'] as const;

export type StatisticsMode = (typeof statisticsModes)[number];

/** Twice a year and the month before, so that every month can be compared with that of the last year. */
export const countsKeptMonths = 25;

/** In seconds. A process that is killed loses what it counted in this time. */
export const flushEverySeconds = 10;

/** The kinds of counts, in the order in which the screen explains them. */
export const countKinds = [
  'view',
  'visitor',
  'source',
  'campaign',
  'act',
  'step',
  'sent',
  'robot',
  'silent',
  'private',
] as const;

/** Open: other parts of the site add kinds of their own to the same table. */
export type CountKind = (typeof countKinds)[number] | (string & {});

/** Reported by a script, because no request shows them. */
export const acts = ['call', 'checkout', 'form'] as const;

export type Act = (typeof acts)[number];

/** From the page of an offering to a message about it. */
export const funnelSteps = ['page', 'interest', 'order', 'sent'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export const figurePeriods = ['7', '30', '90', 'year'] as const;

export type FigurePeriod = (typeof figurePeriods)[number];

/** False if chance alone makes counts differ as much: two standard deviations of a Poisson difference. */
export function isDifference(one: number, other: number): boolean {
  return Math.abs(one - other) > 2 * Math.sqrt(one + other);
}
