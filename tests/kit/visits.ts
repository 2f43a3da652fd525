import type { IncomingMessage } from 'node:http';
import type { Store } from '#server/core/store/store.ts';
import { createVisits } from '#server/figures/visits.ts';
import { content as given } from './content.ts';

export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const html = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
const script = { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } };

type Settings = Partial<(typeof given)['site']>;

/** One process that counts, with requests as browsers send them. `clock.now` is the time. */
export async function createCounting(
  store: Store,
  site: Settings = {},
  clock = { now: new Date('2026-11-21T09:30:00.000Z') },
) {
  const content = { ...given, site: { ...given.site, ...site } };
  const errors: unknown[] = [];
  const visits = createVisits({
    store,
    clock: () => clock.now,
    logger: { error: (error: unknown) => void errors.push(error) },
    content: () => content,
    trustedHops: 1,
  });
  await visits.flush();
  const request = (url: string, headers: Record<string, string> = {}, address = '192.0.2.1') =>
    ({
      method: 'GET',
      url,
      headers: { 'user-agent': browser, 'x-forwarded-for': address, ...headers },
      socket: {},
    }) as unknown as IncomingMessage;
  return {
    visits,
    clock,
    errors,
    origin: content.site.origin,
    read: (...args: Parameters<typeof request>) => visits.count(request(...args), html),
    load: (...args: Parameters<typeof request>) => visits.count(request(...args), script),
    asking: (url: string, headers: Record<string, string> = {}, address = '192.0.2.1') => ({
      path: url.split('?')[0]!,
      asked: new URLSearchParams(url.split('?')[1]),
      header: (name: string) => ({ 'user-agent': browser, ...headers })[name],
      address,
    }),
  };
}

/** `kind page detail` of everything that is counted, with its number. */
export async function countsIn({ db }: Store): Promise<Record<string, number>> {
  const rows = await db.selectFrom('visit_counts').selectAll().orderBy('kind').orderBy('day').execute();
  const counts: Record<string, number> = {};
  for (const { kind, page, detail, count } of rows) {
    const name = [kind, page, detail].filter(Boolean).join(' ');
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}
