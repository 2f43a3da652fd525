import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Plans, WholePlan } from '#domain/api/plan.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

const ruleSchema = z.object({ isRequired: z.boolean('type') });

/** /api/admin/plans: GET lists; GET, DELETE /:id, POST /:id/approve; PUT /rule. Made by POST /releases. */
export function plansRoutes({ plans, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/plans', 'publish', async (c) => c.json((await plans.list()) satisfies Plans)),
    route('PUT', '/plans/rule', 'manageAccess', { body: ruleSchema }, async (c, { isRequired }) => {
      await plans.requireApproval(isRequired, c.var.transaction);
      return c.body(null, 204);
    }),
    route('GET', '/plans/:id', 'publish', async (c) => {
      const plan = await plans.find(idOf(c));
      if (!plan) throw new HttpProblem(404, 'There is no such plan.');
      return c.json(plan satisfies WholePlan);
    }),
    route('DELETE', '/plans/:id', 'publish', async (c) => {
      const cancelled = await plans.cancel(idOf(c), c.var.transaction);
      if (!cancelled) throw notWaiting();
      return c.json(cancelled satisfies WholePlan);
    }),
    route('POST', '/plans/:id/approve', 'publish', async (c) => {
      if (!(await plans.approve(idOf(c), c.var.transaction))) throw notWaiting();
      return c.json((await plans.list()) satisfies Plans);
    }),
  ];
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
