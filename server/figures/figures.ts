import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Content } from '#content/content.ts';
import { allOfferings } from '#content/offerings/listed.ts';
import type { Compared, FigureBar, Figures, Funnel, NamedFigure } from '#domain/api/figures.ts';
import { type FigurePeriod, figurePeriods, funnelSteps } from '#domain/figures/figures.ts';
import { dayMs } from '#domain/language/durations.ts';
import { localIn, momentIn } from '#domain/language/zone-time.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { choiceQuery } from '#server/core/api/list-query.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Db } from '#server/core/store/store.ts';

/** GET /api/admin/figures?period=30: what was read, clicked and sent. */
export function figuresRoutes({ store, clock, content }: AdminParts): Route[] {
  return [
    route('GET', '/figures', 'seeDay', async (c) => {
      const period = choiceQuery(c, 'period', figurePeriods) ?? '30';
      return c.json(await figuresOf(store.db, content(), spanOf(period, content().site.timeZone, clock())));
    }),
  ];
}

/** Days such as `2026-11-29`; `until` is the last one of both spans, and `from` the first that is shown. */
export type Span = {
  readonly before: string;
  readonly from: string;
  readonly until: string;
  /** `2026-11-29` or `2026-11`, oldest first. */
  readonly bars: readonly string[];
};

/** The last days up to today, or the last twelve months, and as many before them. */
export function spanOf(period: FigurePeriod, zone: string, now: Date): Span {
  const until = localIn(zone, now).slice(0, 10);
  if (period !== 'year') return daysUntil(until, Number(period));
  const [year = 0, month = 1] = until.split('-').map(Number);
  const monthsAgo = (count: number) =>
    new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
  const bars = Array.from({ length: 12 }, (_, index) => monthsAgo(11 - index));
  return { before: `${monthsAgo(23)}-01`, from: `${bars[0]}-01`, until, bars };
}

/** `count` days, the last of which is `until`. */
export function daysUntil(until: string, count: number): Span {
  const ago = (days: number) => new Date(Date.parse(until) - days * dayMs).toISOString().slice(0, 10);
  const bars = Array.from({ length: count }, (_, index) => ago(count - 1 - index));
  return { before: ago(2 * count - 1), from: bars[0]!, until, bars };
}

export async function figuresOf(db: Db, { site, offerings }: Content, span: Span): Promise<Figures> {
  const bars = await barsOf(db, span);
  const sums = new Map<string, readonly Sum[]>();
  for (const kind of shownKinds) {
    sums.set(kind, await sumsOf(db, span, kind));
    // Requests are answered in between.
    await nextTurn();
  }
  const of = (kind: ShownKind) => sums.get(kind)!;
  const byDetail = (kind: ShownKind) => mostFirst(of(kind), ({ detail }) => detail);
  const sent = new Map(byDetail('sent').map(({ name, count }) => [name, count]));
  const ids = allOfferings(offerings).map(({ id }) => id);
  return {
    mode: site.statistics,
    bars,
    totals: { visitors: total(of('visitor')), views: total(of('view')), sent: total(of('sent')) },
    pages: mostFirst(of('view'), ({ page }) => page),
    sources: byDetail('source').map((source) => ({ ...source, sent: sent.get(source.name) ?? 0 })),
    campaigns: byDetail('campaign'),
    funnels: funnelsOf(ids, of('step')),
    robots: byDetail('robot'),
    silent: total(of('silent')).count,
    private: total(of('private')).count,
    releases: await releasesIn(db, span, site.timeZone),
  };
}

const shownKinds = [
  'visitor',
  'view',
  'source',
  'campaign',
  'step',
  'sent',
  'robot',
  'silent',
  'private',
] as const;

type ShownKind = (typeof shownKinds)[number];

type Sum = Compared & { readonly page: string; readonly detail: string };

/** Counts of both spans, of all languages. */
async function sumsOf(db: Db, { before, from, until }: Span, kind: ShownKind): Promise<Sum[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['page', 'detail'])
    .select(sql<number | string>`sum(case when day >= ${from} then count else 0 end)`.as('count'))
    .select(sql<number | string>`sum(case when day >= ${from} then 0 else count end)`.as('before'))
    .where('kind', '=', kind)
    .where('day', '>=', before)
    .where('day', '<=', until)
    .groupBy(['page', 'detail'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), before: Number(row.before) }));
}

function total(sums: readonly Sum[]): Compared {
  return {
    count: sums.reduce((sum, { count }) => sum + count, 0),
    before: sums.reduce((sum, { before }) => sum + before, 0),
  };
}

const barKinds = { visitor: 'visitors', view: 'views', sent: 'sent' } as const;

/** The trend: a count of each day or month that `span` shows. */
export async function barsOf(db: Db, { from, until, bars }: Span): Promise<FigureBar[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['kind', 'day'])
    .select(sql<number | string>`sum(count)`.as('count'))
    .where('kind', 'in', Object.keys(barKinds))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['kind', 'day'])
    .execute();
  const counts = new Map(bars.map((day) => [day, { visitors: 0, views: 0, sent: 0 }]));
  for (const { kind, day, count } of rows) {
    const bar = counts.get(day) ?? counts.get(day.slice(0, 7));
    if (bar) bar[barKinds[kind as keyof typeof barKinds]] += Number(count);
  }
  return [...counts].map(([day, bar]) => ({ day, ...bar }));
}

function mostFirst(sums: readonly Sum[], nameOf: (sum: Sum) => string): NamedFigure[] {
  return [...Map.groupBy(sums, nameOf)]
    .map(([name, some]) => ({ name, ...total(some) }))
    .sort(
      (one, other) =>
        other.count - one.count || other.before - one.before || (one.name < other.name ? -1 : 1),
    );
}

function funnelsOf(ids: readonly string[], steps: readonly Sum[]): Funnel[] {
  return ids.flatMap((offering) => {
    const own = steps.filter(({ page, count }) => page === offering && count > 0);
    if (own.length === 0) return [];
    const counts = funnelSteps.map(
      (step) => [step, own.find(({ detail }) => detail === step)?.count ?? 0] as const,
    );
    return [{ offering, ...(Object.fromEntries(counts) as Record<(typeof funnelSteps)[number], number>) }];
  });
}

async function releasesIn(db: Db, { from, until }: Span, zone: string): Promise<Figures['releases']> {
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'endedAt'])
    .where('version', 'is not', null)
    .where('endedAt', '>=', momentIn(zone, `${from}T00:00`).toISOString())
    .orderBy('version')
    .execute();
  return rows
    .map(({ version, endedAt }) => ({
      version: version!,
      day: localIn(zone, new Date(endedAt!)).slice(0, 10),
    }))
    .filter(({ day }) => day <= until);
}
