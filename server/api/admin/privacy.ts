import { type Context, Hono } from 'hono';
import type { ErasedPerson, FoundPerson } from '#domain/answers/person.ts';
import { judgeEmail } from '#domain/email-address.ts';
import { entryIdPattern } from '#domain/entry-id.ts';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { recordAudit } from '#server/store/audit-log.ts';
import { erasePerson, findPerson } from '#server/store/privacy.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { textQuery } from './list-query.ts';
import { personHash } from './person-hash.ts';
import { invalidFields } from './read-json.ts';

/**
 * /api/admin/privacy: GET returns everything stored for the address `email`, and responses under `name`
 * (LAW-23); DELETE erases it, with the responses in `response`. The audit log records both without the
 * address.
 */
export function privacyApi({ store, clock }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => {
    const email = emailQuery(c);
    const name = textQuery(c, 'name');
    if (email === undefined && name === undefined)
      throw invalidFields([{ field: 'email', code: 'required' }]);
    const at = clock().toISOString();
    const target = email === undefined ? null : await personHash(email);
    const found = await findPerson(store.db, { email, name });
    await store.transaction(
      async (db) =>
        await recordAudit(db, {
          at,
          operatorId: c.var.operator.id,
          action: 'person.exported',
          target,
          details: { messages: found.messages.length, responses: found.responses.length },
        }),
    );
    return c.json({
      exportedAt: at,
      email: email ?? null,
      name: name ?? null,
      ...found,
    } satisfies FoundPerson);
  });

  api.delete('/', async (c) => {
    const email = emailQuery(c);
    const responses = c.req.queries('response') ?? [];
    if (responses.some((id) => !entryIdPattern.test(id)))
      throw invalidFields([{ field: 'response', code: 'type' }]);
    if (email === undefined && responses.length === 0)
      throw invalidFields([{ field: 'email', code: 'required' }]);
    const at = clock().toISOString();
    const target = email === undefined ? null : await personHash(email);
    const erased = await store.transaction(async (db) => {
      const counts = await erasePerson(db, email, [...new Set(responses)]);
      await recordAudit(db, {
        at,
        operatorId: c.var.operator.id,
        action: 'person.erased',
        target,
        details: counts,
      });
      return counts;
    });
    // The records are gone in any case; a failed wipe is made up for by the retention within hours.
    await store.wipe().catch(() => {});
    return c.json({ erased } satisfies ErasedPerson);
  });

  api.all('/', methodNotAllowed('GET', 'DELETE'));
  return api;
}

function emailQuery(c: Context): string | undefined {
  const given = c.req.query('email');
  if (!given) return undefined;
  const verdict = judgeEmail(given);
  if ('code' in verdict) throw invalidFields([{ field: 'email', code: verdict.code }]);
  return verdict.value;
}
