import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ContentApprovals } from '#domain/answers/approvals.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { namesOf } from '#server/store/content.ts';
import { approvePlaces, listApprovals, withdrawApprovals } from '#server/store/content-approvals.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { invalidFields, readFields } from './read-json.ts';

const choice = z.object({
  places: z
    .array(z.string('type').check(z.maxLength(200, 'type')), 'type')
    .check(z.maxLength(1000, 'tooMany')),
  isApproved: z.boolean('type'),
});

/** /api/admin/content/approvals: texts and claims of the files that somebody has to confirm. */
export function contentApprovalsApi({ store, places, clock, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  async function answer(): Promise<ContentApprovals> {
    const now = places();
    const approved = await listApprovals(store.db, now);
    const names = await namesOf(store.db);
    const states = now.map(({ place, kind, fields }) => {
      const { by, at } = approved.get(place) ?? {};
      return { place, kind, fields, approved: at ? { by: names.get(by!) ?? null, at } : null };
    });
    return { places: states, open: states.length - approved.size };
  }

  api.get('/', async (c) => c.json(await answer()));

  api.post('/', async (c) => {
    const { places: wanted, isApproved } = await readFields(c, bodyLimits, choice);
    const known = places().filter(({ place }) => wanted.includes(place));
    if (known.length < new Set(wanted).size || known.length === 0)
      throw invalidFields([{ field: 'places', code: 'unknown' }]);
    const at = clock().toISOString();
    const { id } = c.var.operator;
    await store.transaction(async (db) => {
      if (isApproved) await approvePlaces(db, known, { by: id, at });
      else await withdrawApprovals(db, known);
      await recordAudit(db, {
        at,
        operatorId: id,
        action: isApproved ? 'content.approved' : 'content.approvalWithdrawn',
        target: known.length === 1 ? known[0]!.place : null,
        details: { count: known.length },
      });
    });
    return c.json(await answer());
  });

  api.all('/', methodNotAllowed('GET', 'POST'));
  return api;
}
