import { Hono } from 'hono';
import type { Checklist, DnsLookUp } from '#domain/api/checklist.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';

/** /api/admin/checklist: what is open before the site goes public. POST /dns looks up the records of mail. */
export function checklistApi({ goingLive }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  let asked: Promise<DnsLookUp> | undefined;

  api.get('/', async (c) => c.json((await goingLive.checklist()) satisfies Checklist));

  // Whoever asks meanwhile waits for the same answer.
  api.post('/dns', async (c) => {
    asked ??= goingLive.lookUpDns().finally(() => {
      asked = undefined;
    });
    const lookUp = await asked;
    await c.var.transaction(async (db) => await goingLive.keepLookUp(db, lookUp));
    return c.json(lookUp satisfies DnsLookUp);
  });

  api.all('/', methodNotAllowed('GET'));
  api.all('/dns', methodNotAllowed('POST'));
  return api;
}
