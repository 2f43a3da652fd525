import { Hono } from 'hono';
import type { AdminEnv } from '#server/middleware/admin-access.ts';
import { methodNotAllowed } from '#server/middleware/method-not-allowed.ts';
import { listOperators } from '#server/store/operators.ts';
import type { AdminParts, AdminResource } from './admin-parts.ts';
import { operatorJson } from './operator-json.ts';

/** GET /api/admin/operators: everybody who can sign in, for assigning and for reading the history. */
export function operatorsApi({ store }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();
  api.get('/', async (c) => c.json({ operators: (await listOperators(store.db)).map(operatorJson) }));
  api.all('/', methodNotAllowed('GET'));
  return api;
}
