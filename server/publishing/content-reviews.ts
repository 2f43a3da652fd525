import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PlaceToReview } from '#content/places-to-review.ts';
import type { ContentReviews } from '#domain/api/reviews.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict } from '#server/core/api/entry-id.ts';
import { invalidFields } from '#server/core/api/read-json.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Db } from '#server/core/store/store.ts';

type Review = { readonly by: string | null; readonly at: string };

/** Reviews by place, with the name of the owner; only those of the present texts. */
async function listReviews(db: Db, places: readonly PlaceToReview[]): Promise<ReadonlyMap<string, Review>> {
  const prints = new Map(places.map((place) => [place.place, printOf(place)]));
  const rows = await db
    .selectFrom('content_reviews')
    .leftJoin('operators', 'operators.id', 'operatorId')
    .select(['place', 'print', 'name as by', 'reviewedAt as at'])
    .execute();
  return new Map(
    rows
      .filter(({ place, print }) => prints.get(place) === print)
      .map(({ place, by, at }) => [place, { by, at }]),
  );
}

export async function listOpenPlaces(db: Db, places: readonly PlaceToReview[]): Promise<PlaceToReview[]> {
  const reviewed = await listReviews(db, places);
  return places.filter(({ place }) => !reviewed.has(place));
}

function printOf({ said }: PlaceToReview): string {
  return createHash('sha256').update(said).digest('hex');
}

const text = z.string('type').check(z.maxLength(200, 'type'));

const choice = z.object({
  places: z.array(z.object({ place: text, print: text }, 'type'), 'type').check(z.maxLength(1000, 'tooMany')),
  isReviewed: z.boolean('type'),
});

/** /api/admin/content/reviews: default texts and claims that an owner has to confirm. */
export function contentReviewsRoutes({ store, places }: AdminParts): Route[] {
  async function answer(): Promise<ContentReviews> {
    const now = places();
    const reviewed = await listReviews(store.db, now);
    const states = now.map((each) => {
      const { place, kind, fields } = each;
      return { place, kind, fields, print: printOf(each), reviewed: reviewed.get(place) ?? null };
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
        const known = places()
          .filter(({ place }) => read.has(place))
          .map((each) => ({ place: each.place, print: printOf(each) }));
        if (known.length < read.size || known.length === 0)
          throw invalidFields([{ field: 'places', code: 'unknown' }]);
        if (known.some(({ place, print }) => print !== read.get(place)))
          throw conflict('placeChanged', 'It says something else now.');
        await c.var.transaction(async (db, by) => {
          for (const { place, print } of known) {
            const row = { print, operatorId: by.id, reviewedAt: by.at };
            await (isReviewed
              ? db
                  .insertInto('content_reviews')
                  .values({ place, ...row })
                  .onConflict((on) => on.column('place').doUpdateSet(row))
              : db.deleteFrom('content_reviews').where('place', '=', place)
            ).execute();
          }
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
