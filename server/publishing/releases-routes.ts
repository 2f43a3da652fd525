import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Published, PublishedEdits, ReleasePage, Scheduled } from '#domain/api/release.ts';
import { dayMs } from '#domain/language/durations.ts';
import { versionSchema } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { entryId } from '#server/core/api/entry-id.ts';
import { pageQuery } from '#server/core/api/list-query.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { isApprovalRequired } from '#server/core/store/settings.ts';
import { namesOf } from './draft.ts';
import { approvalRequired, noVersion } from './release-rules.ts';
import { findRelease, listPublished } from './releases.ts';
import { type ScheduleOrder, wholeOf } from './schedule.ts';

const versionPattern = /^\d{1,9}$/;
const asksSchema = z._default(z.boolean('type'), false);
const restoreSchema = z.object({ baseVersion: versionSchema, asks: asksSchema });
const ruleSchema = z.object({ isRequired: z.boolean('type') });
const publishSchema = z.object({
  baseVersion: versionSchema,
  revision: versionSchema,
  /** When it is to go live, if not now. */
  at: z.optional(z.iso.datetime('type')),
  asks: asksSchema,
});

/** /api/admin/release: what visitors see, for guests too. */
export function releaseRoutes({ publisher }: AdminParts): Route[] {
  return [
    route('GET', '/release', 'useOwnAccount', { openToGuests: true }, (c) => c.json(publisher.state())),
  ];
}

/** /api/admin/releases: POST publishes, GET lists; /api/admin/versions: what was published. */
export function releasesRoutes({ publisher, schedule, store, clock }: AdminParts): Route[] {
  async function publishOrSchedule(c: Context<AdminEnv>, order: Omit<ScheduleOrder, 'transaction'>) {
    const { transaction } = c.var;
    if (order.at !== undefined || order.asks)
      return c.json({ scheduled: await schedule.make({ ...order, transaction }) } satisfies Scheduled, 202);
    if (await isApprovalRequired(store.db)) throw approvalRequired();
    return c.json({ version: await publisher.publish({ ...order, transaction }) } satisfies Published, 201);
  }

  return [
    route(
      'POST',
      '/releases',
      'publish',
      { body: publishSchema },
      async (c, { at, asks, baseVersion, revision }) => {
        if (at !== undefined && !isWithinReach(at, clock()))
          throw invalidFields([{ field: 'at', code: 'range' }]);
        return await publishOrSchedule(c, { baseVersion, changes: { revision }, at, asks });
      },
    ),
    route('GET', '/releases', 'publish', async (c) => {
      const { before, limit } = pageQuery(c, versionPattern);
      const page = { limit: limit + 1, before: before === undefined ? undefined : Number(before) };
      const found = await listPublished(store.db, page);
      const releases = found.slice(0, limit);
      return c.json({
        releases,
        next: found.length > limit ? releases.at(-1)!.version : null,
        shownVersion: publisher.shown().version,
      } satisfies ReleasePage);
    }),
    route('GET', '/releases/open', 'publish', async (c) => c.json(await schedule.list())),
    route('PUT', '/releases/rule', 'manageAccess', { body: ruleSchema }, async (c, { isRequired }) => {
      await schedule.requireApproval(isRequired, c.var.transaction);
    }),
    route('GET', '/releases/:id', 'publish', async (c) => {
      const release = await findRelease(store.db, entryId(c));
      if (!release) throw new HttpProblem(404, 'There is no such release.');
      return c.json(wholeOf(release));
    }),
    route('DELETE', '/releases/:id', 'publish', async (c) =>
      c.json(await schedule.cancel(entryId(c), c.var.transaction)),
    ),
    route('POST', '/releases/:id/approve', 'publish', async (c) => {
      await schedule.approve(entryId(c), c.var.transaction);
      return c.json(await schedule.list());
    }),
    route('GET', '/versions/:version', 'publish', async (c) => {
      const released = await publisher.find(versionOf(c));
      if (!released) throw noVersion();
      const writers = new Set(Object.values(released.edits).map(({ by }) => by));
      const known = [...(await namesOf(store.db))].filter(([id]) => writers.has(id));
      return c.json({ ...released, names: Object.fromEntries(known) } satisfies PublishedEdits);
    }),
    route(
      'POST',
      '/versions/:version/restore',
      'publish',
      { body: restoreSchema },
      async (c, { baseVersion, asks }) => {
        const changes = { restoredVersion: versionOf(c), by: c.var.operator };
        return await publishOrSchedule(c, { baseVersion, changes, at: undefined, asks });
      },
    ),
  ];
}

const farthestMs = 366 * dayMs;

function isWithinReach(at: string, now: Date): boolean {
  const ms = Date.parse(at) - now.getTime();
  return ms > 0 && ms < farthestMs;
}

function versionOf(c: Context<AdminEnv>): number {
  const version = c.req.param('version') ?? '';
  if (!versionPattern.test(version)) throw noVersion();
  return Number(version);
}
