import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { ContentApprovals } from '#domain/api/approvals.ts';
import type { PlaceToApprove } from '#domain/publishing/place-to-approve.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { namesOf } from './content.ts';

type Approval = { readonly by: string; readonly at: string };

/** By place; only those that hold for what the files say now. */
async function listApprovals(
  db: Kysely<Tables>,
  places: readonly PlaceToApprove[],
): Promise<ReadonlyMap<string, Approval>> {
  const prints = new Map(places.map((place) => [place.place, printOf(place)]));
  const rows = await db.selectFrom('content_approvals').selectAll().execute();
  return new Map(
    rows
      .filter(({ place, print }) => prints.get(place) === print)
      .map(({ place, operator_id, approved_at }) => [place, { by: operator_id, at: approved_at }]),
  );
}

/** Places whose present text is not approved. */
export async function listOpenPlaces(
  db: Kysely<Tables>,
  places: readonly PlaceToApprove[],
): Promise<PlaceToApprove[]> {
  const approved = await listApprovals(db, places);
  return places.filter(({ place }) => !approved.has(place));
}

async function approvePlaces(
  db: Kysely<Tables>,
  places: readonly PlaceToApprove[],
  { by, at }: Approval,
): Promise<void> {
  for (const place of places) {
    const row = { print: printOf(place), operator_id: by, approved_at: at };
    await db
      .insertInto('content_approvals')
      .values({ place: place.place, ...row })
      .onConflict((on) => on.column('place').doUpdateSet(row))
      .execute();
  }
}

async function withdrawApprovals(db: Kysely<Tables>, places: readonly PlaceToApprove[]): Promise<void> {
  for (const { place } of places)
    await db.deleteFrom('content_approvals').where('place', '=', place).execute();
}

/** Hash of what the place says in all languages. */
function printOf({ said }: PlaceToApprove): string {
  return createHash('sha256').update(said).digest('hex');
}

const text = z.string('type').check(z.maxLength(200, 'type'));

const choice = z.object({
  places: z.array(z.object({ place: text, print: text }, 'type'), 'type').check(z.maxLength(1000, 'tooMany')),
  isApproved: z.boolean('type'),
});

/** /api/admin/content/approvals: default texts and claims that an owner has to confirm. */
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
