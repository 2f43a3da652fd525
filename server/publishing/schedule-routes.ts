import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ScheduleAnswer, WholeScheduledRelease } from '#domain/api/schedule.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import type { AdminEnv } from '#server/core/api/admin-env.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';

const ruleSchema = z.object({ isRequired: z.boolean('type') });

/** /api/admin/schedule: GET lists; GET, DELETE /:id, POST /:id/approve; PUT /rule. Made by POST /releases. */
export function scheduleRoutes({ schedule, bodyLimits }: AdminParts): Route[] {
  return [
    route('GET', '/schedule', 'publish', async (c) =>
      c.json((await schedule.list()) satisfies ScheduleAnswer),
    ),
    route('PUT', '/schedule/rule', 'manageAccess', { body: ruleSchema }, async (c, { isRequired }) => {
      await schedule.requireApproval(isRequired, c.var.transaction);
      return c.body(null, 204);
    }),
    route('GET', '/schedule/:id', 'publish', async (c) => {
      const scheduled = await schedule.find(idOf(c));
      if (!scheduled) throw new HttpProblem(404, 'There is no such scheduled.');
      return c.json(scheduled satisfies WholeScheduledRelease);
    }),
    route('DELETE', '/schedule/:id', 'publish', async (c) => {
      const cancelled = await schedule.cancel(idOf(c), c.var.transaction);
      if (!cancelled) throw notWaiting();
      return c.json(cancelled satisfies WholeScheduledRelease);
    }),
    route('POST', '/schedule/:id/approve', 'publish', async (c) => {
      if (!(await schedule.approve(idOf(c), c.var.transaction))) throw notWaiting();
      return c.json((await schedule.list()) satisfies ScheduleAnswer);
    }),
  ];
}

function idOf(c: Context<AdminEnv>): string {
  const id = c.req.param('id') ?? '';
  if (!entryIdPattern.test(id)) throw notWaiting();
  return id;
}

function notWaiting(): HttpProblem {
  return new HttpProblem(409, 'This scheduled does not wait for that, or not for you.', {
    members: { code: 'notWaiting' },
  });
}
