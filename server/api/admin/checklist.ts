import type { Checklist, DnsLookUp } from '#domain/api/checklist.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';

/** /api/admin/checklist: what is open before the site goes public. POST /dns looks up the records of mail. */
export function checklistRoutes({ goingLive }: AdminParts): Route[] {
  let asked: Promise<DnsLookUp> | undefined;

  return [
    route('GET', '/checklist', 'publish', async (c) =>
      c.json((await goingLive.checklist()) satisfies Checklist),
    ),
    // Whoever asks meanwhile waits for the same answer.
    route('POST', '/checklist/dns', 'publish', async (c) => {
      asked ??= goingLive.lookUpDns().finally(() => {
        asked = undefined;
      });
      const lookUp = await asked;
      await c.var.transaction(async (db) => await goingLive.keepLookUp(db, lookUp));
      return c.json(lookUp satisfies DnsLookUp);
    }),
  ];
}
