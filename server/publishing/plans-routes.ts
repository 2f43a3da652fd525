import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Plans, WholePlan } from '#domain/api/plan.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv, AdminResource } from '#server/core/api/admin-env.ts';
import { readFields } from '#server/core/api/read-json.ts';
import { methodNotAllowed } from '#server/core/http/method-not-allowed.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

const ruleSchema = z.object({ isRequired: z.boolean('type') });

/** /api/admin/plans: GET lists; GET, DELETE /:id, POST /:id/approve; PUT /rule. Made by POST /publications. */
export function plansApi({ plans, bodyLimits }: AdminParts): AdminResource {
  const api = new Hono<AdminEnv>();

  api.get('/', async (c) => c.json((await plans.list()) satisfies Plans));

  api.put('/rule', async (c) => {
    const { isRequired } = await readFields(c, bodyLimits, ruleSchema);
    await plans.requireApproval(isRequired, c.var.transaction);
    return c.body(null, 204);
  });

  api.get('/:id', async (c) => {
    const plan = await plans.find(idOf(c));
    if (!plan) throw new HttpProblem(404, 'There is no such plan.');
    return c.json(plan satisfies WholePlan);
  });

  api.delete('/:id', async (c) => {
    const cancelled = await plans.cancel(idOf(c), c.var.transaction);
    if (!cancelled) throw notWaiting();
    return c.json(cancelled satisfies WholePlan);
  });

  api.post('/:id/approve', async (c) => {
    if (!(await plans.approve(idOf(c), c.var.transaction))) throw notWaiting();
    return c.json((await plans.list()) satisfies Plans);
  });

  api.all('/', methodNotAllowed('GET'));
  api.all('/rule', methodNotAllowed('PUT'));
  api.all('/:id', methodNotAllowed('GET', 'DELETE'));
  api.all('/:id/approve', methodNotAllowed('POST'));
  return api;
}

function idOf(c: Context<AdminEnv>): string {
  const id = c.req.param('id') ?? '';
  if (!entryIdPattern.test(id)) throw notWaiting();
  return id;
}

function notWaiting(): HttpProblem {
  return new HttpProblem(409, 'This plan does not wait for that, or not for you.', {
    members: { code: 'planNotWaiting' },
  });
}
