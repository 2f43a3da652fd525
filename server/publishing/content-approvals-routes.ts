import * as z from 'zod/mini';
import type { ContentApprovals } from '#domain/api/approvals.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import { namesOf } from './content.ts';
import { approvePlaces, listApprovals, printOf, withdrawApprovals } from './content-approvals.ts';

const text = z.string('type').check(z.maxLength(200, 'type'));

const choice = z.object({
  places: z.array(z.object({ place: text, print: text }, 'type'), 'type').check(z.maxLength(1000, 'tooMany')),
  isApproved: z.boolean('type'),
});

/** /api/admin/content/approvals: texts and claims of the files that somebody has to confirm. */
export function contentApprovalsRoutes({ store, places, clock, bodyLimits }: AdminParts): Route[] {
  async function answer(): Promise<ContentApprovals> {
    const now = places();
    const approved = await listApprovals(store.db, now);
    const names = await namesOf(store.db);
    const states = now.map((each) => {
      const { place, kind, fields } = each;
      const { by, at } = approved.get(place) ?? {};
      return {
        place,
        kind,
        fields,
        print: printOf(each),
        approved: at ? { by: names.get(by!) ?? null, at } : null,
      };
    });
    return { places: states, open: states.length - approved.size };
  }

  return [
    route('GET', '/content/approvals', 'publish', async (c) => c.json(await answer())),
    route(
      'POST',
      '/content/approvals',
      'publish',
      { body: choice },
      async (c, { places: wanted, isApproved }) => {
        const read = new Map(wanted.map(({ place, print }) => [place, print]));
        const known = places().filter(({ place }) => read.has(place));
        if (known.length < read.size || known.length === 0)
          throw invalidFields([{ field: 'places', code: 'unknown' }]);
        if (known.some((each) => printOf(each) !== read.get(each.place)))
          throw new HttpProblem(409, 'It says something else now.', { members: { code: 'placeChanged' } });
        const { id } = c.var.operator;
        await c.var.transaction(async (db, by) => {
          if (isApproved) await approvePlaces(db, known, { by: id, at: by.at });
          else await withdrawApprovals(db, known);
          await by.record(isApproved ? 'content.approved' : 'content.approvalWithdrawn', {
            target: known.length === 1 ? known[0]!.place : null,
            details: { count: known.length },
          });
        });
        return c.json(await answer());
      },
    ),
  ];
}
