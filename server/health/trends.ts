import { type RawBuilder, sql } from 'kysely';
import { type Trends, trendDays } from '#domain/api/trends.ts';
import { dayMs } from '#domain/language/durations.ts';
import { localIn, momentIn } from '#domain/language/zone-time.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Db } from '#server/core/store/store.ts';
import { isIn } from '#server/inbox/inbox-filter.ts';

type Day = { readonly day: string; readonly from: string; readonly until: string };

/** /api/admin/today/trends: messages and ratings of each of the last days. */
export function trendsRoutes({ store, clock, content }: AdminParts): Route[] {
  return [
    route('GET', '/today/trends', 'workInbox', async (c) => {
      const days = lastDays(content().site.timeZone, clock());
      return c.json(await trendsOf(store.db, days));
    }),
  ];
}

/** The days of both spans, oldest first, each from midnight to midnight in that time zone. */
export function lastDays(zone: string, now: Date): Day[] {
  const today = Date.parse(`${localIn(zone, now).slice(0, 10)}T00:00Z`);
  const dates = Array.from({ length: 2 * trendDays + 1 }, (_, index) =>
    new Date(today + (index - 2 * trendDays + 1) * dayMs).toISOString().slice(0, 10),
  );
  const midnights = dates.map((date) => momentIn(zone, `${date}T00:00`).toISOString());
  return dates
    .slice(0, -1)
    .map((day, index) => ({ day, from: midnights[index]!, until: midnights[index + 1]! }));
}

export async function trendsOf(db: Db, days: readonly Day[]): Promise<Trends> {
  const messages = await countDays(db, 'support_messages', days, { isCounted: isIn({}), value: sql`0` });
  const ratings = await countDays(db, 'survey_responses', days, {
    isCounted: sql<boolean>`status <> 'suspected'`,
    value: sql`rating`,
  });
  const shown = ratings.slice(trendDays);
  return {
    messages: {
      days: messages.slice(trendDays).map(({ day, count }) => ({ day, count })),
      before: countOf(messages.slice(0, trendDays)),
    },
    ratings: {
      days: shown.map(({ day, count, sum }) => ({ day, count, average: averageOf([{ count, sum }]) })),
      count: countOf(shown),
      average: averageOf(shown),
      averageBefore: averageOf(ratings.slice(0, trendDays)),
    },
  };
}

type Counted = { readonly count: number; readonly sum: number };

async function countDays(
  db: Db,
  table: 'support_messages' | 'survey_responses',
  days: readonly Day[],
  { isCounted, value }: { isCounted: RawBuilder<boolean>; value: RawBuilder<unknown> },
): Promise<(Counted & { day: string })[]> {
  const spans = days.map(({ day, from, until }) => sql`(${day}, ${from}, ${until})`);
  const { rows } = await sql<{ day: string; count: number | string; sum: number | string }>`
    with span (day, since, until) as (values ${sql.join(spans)})
    select day, count(id) as count, coalesce(sum(${value}), 0) as sum
    from span left join ${sql.table(table)} on received_at >= since and received_at < until and ${isCounted}
    group by day order by day`.execute(db);
  return rows.map(({ day, count, sum }) => ({ day, count: Number(count), sum: Number(sum) }));
}

function countOf(days: readonly Counted[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}

function averageOf(days: readonly Counted[]): number | null {
  const count = countOf(days);
  return count === 0 ? null : days.reduce((total, { sum }) => total + sum, 0) / count;
}
