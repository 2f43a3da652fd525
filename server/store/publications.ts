import type { Kysely, Selectable } from 'kysely';
import type { Catalogue, Draft, DraftDifference } from '#domain/publication.ts';
import type { PublicationsTable } from './operator-tables.ts';
import type { Tables } from './tables.ts';

/** How many entries were added, changed and removed, and which offerings look different since. */
export type PublicationSummary = {
  readonly products: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly colors: { readonly added: number; readonly changed: number; readonly removed: number };
  readonly offerings: readonly string[];
};

export type PublicationFacts = {
  readonly version: number;
  readonly publishedAt: string;
  /** `name` is null when that operator has been removed. */
  readonly author: { readonly id: string; readonly name: string | null };
  readonly restoredVersion: number | null;
  readonly summary: PublicationSummary;
};

export type Publication = PublicationFacts & Draft & { readonly catalogue: Catalogue };

export type NewPublication = Draft & {
  readonly version: number;
  readonly publishedAt: string;
  readonly operatorId: string;
  readonly restoredVersion: number | null;
  readonly catalogue: Catalogue;
  readonly summary: PublicationSummary;
};

/** The number of the newest version; 0 before the first publication. */
export async function latestVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom('publications')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** The version with this number, or undefined. */
export async function findPublication(db: Kysely<Tables>, version: number): Promise<Publication | undefined> {
  const row = await withAuthor(db)
    .select(['products', 'colors', 'catalogue'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...factsOf(row),
    products: JSON.parse(row.products) as Publication['products'],
    colors: JSON.parse(row.colors) as Publication['colors'],
    catalogue: JSON.parse(row.catalogue) as Catalogue,
  };
}

/** Up to `limit` versions, newest first, before the version `before`. */
export async function listPublications(
  db: Kysely<Tables>,
  { before, limit }: { before?: number; limit: number },
): Promise<PublicationFacts[]> {
  const rows = await withAuthor(db)
    .$if(before !== undefined, (query) => query.where('version', '<', before!))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(factsOf);
}

/** Adds a version; call it in a transaction that holds the lock and found the version before it to be the newest. */
export async function insertPublication(db: Kysely<Tables>, publication: NewPublication): Promise<void> {
  const { version, publishedAt, operatorId, restoredVersion, products, colors, catalogue, summary } =
    publication;
  await db
    .insertInto('publications')
    .values({
      version,
      operator_id: operatorId,
      published_at: publishedAt,
      restored_version: restoredVersion,
      products: JSON.stringify(products),
      colors: JSON.stringify(colors),
      catalogue: JSON.stringify(catalogue),
      summary: JSON.stringify(summary),
    })
    .execute();
}

/** The numbers of a difference. `offerings` are those that look different since. */
export function summaryOf({ products, colors }: DraftDifference, offerings: string[]): PublicationSummary {
  const count = ({ added, changed, removed }: DraftDifference['products']) => ({
    added: added.length,
    changed: changed.length,
    removed: removed.length,
  });
  return { products: count(products), colors: count(colors), offerings };
}

function withAuthor(db: Kysely<Tables>) {
  return db
    .selectFrom('publications')
    .leftJoin('operators', 'operators.id', 'publications.operator_id')
    .select(['version', 'operator_id', 'published_at', 'restored_version', 'summary', 'operators.name']);
}

type FactsRow = Pick<
  Selectable<PublicationsTable>,
  'version' | 'operator_id' | 'published_at' | 'restored_version' | 'summary'
> & { name: string | null };

function factsOf(row: FactsRow): PublicationFacts {
  return {
    version: row.version,
    publishedAt: row.published_at,
    author: { id: row.operator_id, name: row.name },
    restoredVersion: row.restored_version,
    summary: JSON.parse(row.summary) as PublicationSummary,
  };
}
