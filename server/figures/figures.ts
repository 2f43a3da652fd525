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
  const [views, named] = [
    await sumsOf(db, span, ['view'], 'page'),
    await sumsOf(db, span, detailed, 'detail'),
  ];
  const steps = await sumsOf(db, span, ['step'], 'both');
  const of = (kind: string) => named.filter((one) => one.kind === kind);
  const total = (rows: readonly Sum[]): Compared => ({
    count: rows.reduce((sum, { count }) => sum + count, 0),
    before: rows.reduce((sum, { before }) => sum + before, 0),
  });
  const sent = new Map(of('sent').map(({ name, count }) => [name, count]));
  return {
    mode: site.statistics,
    bars,
    totals: { visitors: total(of('visitor')), views: total(views), sent: total(of('sent')) },
    pages: mostFirst(views),
    sources: mostFirst(of('source')).map((source) => ({ ...source, sent: sent.get(source.name) ?? 0 })),
    campaigns: mostFirst(of('campaign')),
    funnels: funnelsOf(
      allOfferings(offerings).map(({ id }) => id),
      steps,
    ),
    robots: mostFirst(of('robot')),
    silent: total(of('silent')).count,
    private: total(of('private')).count,
    releases: await releasesIn(db, span, site.timeZone),
  };
}

const detailed = ['visitor', 'source', 'campaign', 'sent', 'robot', 'silent', 'private'];

type Sum = Compared & { readonly kind: string; readonly page: string; readonly name: string };

/** Counts of both spans, by page, by detail or by both. */
async function sumsOf(
  db: Db,
  { before, from, until }: Span,
  kinds: readonly string[],
  by: 'page' | 'detail' | 'both',
): Promise<Sum[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select('kind')
    .select(by === 'detail' ? sql<string>`''`.as('page') : 'page')
    .select(by === 'page' ? sql<string>`''`.as('detail') : 'detail')
    .select(sql<number | string>`sum(case when day >= ${from} then count else 0 end)`.as('count'))
    .select(sql<number | string>`sum(case when day >= ${from} then 0 else count end)`.as('before'))
    .where('kind', 'in', kinds)
    .where('day', '>=', before)
    .where('day', '<=', until)
    .groupBy(
      by === 'both' ? ['kind', 'visit_counts.page', 'visit_counts.detail'] : ['kind', `visit_counts.${by}`],
    )
    .execute();
  return rows.map(({ kind, page, detail, count, before }) => ({
    kind,
    page,
    name: by === 'page' ? page : detail,
    count: Number(count),
    before: Number(before),
  }));
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

function mostFirst(sums: readonly Sum[]): NamedFigure[] {
  return sums
    .map(({ name, count, before }) => ({ name, count, before }))
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
      (step) => [step, own.find(({ name }) => name === step)?.count ?? 0] as const,
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
