import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { ContentReviews } from '#domain/api/reviews.ts';
import type { PlaceToReview } from '#domain/publishing/place-to-review.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { HttpProblem } from '#server/core/http/problem.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { namesOf } from './draft.ts';

type Review = { readonly by: string; readonly at: string };

/** By place; only those that hold for what the files say now. */
async function listReviews(
  db: Kysely<Tables>,
  places: readonly PlaceToReview[],
): Promise<ReadonlyMap<string, Review>> {
  const prints = new Map(places.map((place) => [place.place, printOf(place)]));
  const rows = await db.selectFrom('content_reviews').selectAll().execute();
  return new Map(
    rows
      .filter(({ place, print }) => prints.get(place) === print)
      .map(({ place, operator_id, reviewed_at }) => [place, { by: operator_id, at: reviewed_at }]),
  );
}

/** Places whose present text is not reviewed. */
export async function listOpenPlaces(
  db: Kysely<Tables>,
  places: readonly PlaceToReview[],
): Promise<PlaceToReview[]> {
  const reviewed = await listReviews(db, places);
  return places.filter(({ place }) => !reviewed.has(place));
}

async function reviewPlaces(
  db: Kysely<Tables>,
  places: readonly PlaceToReview[],
  { by, at }: Review,
): Promise<void> {
  for (const place of places) {
    const row = { print: printOf(place), operator_id: by, reviewed_at: at };
    await db
      .insertInto('content_reviews')
      .values({ place: place.place, ...row })
      .onConflict((on) => on.column('place').doUpdateSet(row))
      .execute();
  }
}

async function withdrawReviews(db: Kysely<Tables>, places: readonly PlaceToReview[]): Promise<void> {
  for (const { place } of places) await db.deleteFrom('content_reviews').where('place', '=', place).execute();
}

/** Hash of what the place says in all languages. */
function printOf({ said }: PlaceToReview): string {
  return createHash('sha256').update(said).digest('hex');
}

const text = z.string('type').check(z.maxLength(200, 'type'));

const choice = z.object({
  places: z.array(z.object({ place: text, print: text }, 'type'), 'type').check(z.maxLength(1000, 'tooMany')),
  isReviewed: z.boolean('type'),
});

/** /api/admin/content/reviews: default texts and claims that an owner has to confirm. */
export function contentReviewsRoutes({ store, places, clock, bodyLimits }: AdminParts): Route[] {
  async function answer(): Promise<ContentReviews> {
    const now = places();
    const reviewed = await listReviews(store.db, now);
    const names = await namesOf(store.db);
    const states = now.map((each) => {
      const { place, kind, fields } = each;
      const { by, at } = reviewed.get(place) ?? {};
      return {
        place,
        kind,
        fields,
        print: printOf(each),
        reviewed: at ? { by: names.get(by!) ?? null, at } : null,
      };
    });
    return { places: states, open: states.length - reviewed.size };
  }

  return [
    route('GET', '/content/reviews', 'confirmTexts', async (c) => c.json(await answer())),
    route(
      'POST',
      '/content/reviews',
      'confirmTexts',
      { body: choice },
      async (c, { places: wanted, isReviewed }) => {
        const read = new Map(wanted.map(({ place, print }) => [place, print]));
        const known = places().filter(({ place }) => read.has(place));
        if (known.length < read.size || known.length === 0)
          throw invalidFields([{ field: 'places', code: 'unknown' }]);
        if (known.some((each) => printOf(each) !== read.get(each.place)))
          throw new HttpProblem(409, 'It says something else now.', { members: { code: 'placeChanged' } });
        const { id } = c.var.operator;
        await c.var.transaction(async (db, by) => {
          if (isReviewed) await reviewPlaces(db, known, { by: id, at: by.at });
          else await withdrawReviews(db, known);
          await by.record(isReviewed ? 'content.reviewed' : 'content.reviewWithdrawn', {
            target: known.length === 1 ? known[0]!.place : null,
            details: { count: known.length },
          });
        });
        return c.json(await answer());
      },
    ),
  ];
}
