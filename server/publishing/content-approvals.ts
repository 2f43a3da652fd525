import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PlaceToApprove } from '#domain/publishing/place-to-approve.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type Approval = { readonly by: string; readonly at: string };

/** By place; only those that hold for what the files say now. */
export async function listApprovals(
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

/** Those that nobody has approved as the files have them now. */
export async function listOpenPlaces(
  db: Kysely<Tables>,
  places: readonly PlaceToApprove[],
): Promise<PlaceToApprove[]> {
  const approved = await listApprovals(db, places);
  return places.filter(({ place }) => !approved.has(place));
}

export async function approvePlaces(
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

export async function withdrawApprovals(
  db: Kysely<Tables>,
  places: readonly PlaceToApprove[],
): Promise<void> {
  for (const { place } of places)
    await db.deleteFrom('content_approvals').where('place', '=', place).execute();
}

/** Hash of what the place says in all languages. */
export function printOf({ said }: PlaceToApprove): string {
  return createHash('sha256').update(said).digest('hex');
}
