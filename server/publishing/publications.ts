import type { Kysely, Selectable } from 'kysely';
import type { PublicationFacts, PublicationSummary } from '#domain/api/publication.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import type { DraftChanges } from '#domain/publishing/draft-changes.ts';
import type { Catalogue, PublishedProduct } from '#domain/publishing/publication.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { findContentVersion } from './content.ts';

export type StoredPublication = PublicationFacts & {
  readonly products: readonly PublishedProduct[];
  readonly catalogue: Catalogue;
  readonly contentVersion: number;
  readonly edits: StoredEdits;
};

export type NewPublication = {
  readonly products: readonly PublishedProduct[];
  readonly version: number;
  readonly publishedAt: string;
  readonly operatorId: string;
  readonly restoredVersion: number | null;
  readonly catalogue: Catalogue;
  readonly summary: PublicationSummary;
  readonly contentVersion: number;
  /** If somebody had to. */
  readonly approvedBy?: string | null;
};

/** 0 before the first publication. */
export async function latestVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db
    .selectFrom('publications')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

export async function findPublication(
  db: Kysely<Tables>,
  version: number,
): Promise<StoredPublication | undefined> {
  const row = await withAuthor(db)
    .select(['products', 'catalogue', 'content_version'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...factsOf(row),
    products: JSON.parse(row.products) as PublishedProduct[],
    catalogue: JSON.parse(row.catalogue) as Catalogue,
    contentVersion: row.content_version,
    edits: await findContentVersion(db, row.content_version),
  };
}

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

/** Call it in a transaction that holds the lock and found the previous version to be the newest. */
export async function insertPublication(db: Kysely<Tables>, publication: NewPublication): Promise<void> {
  const { version, publishedAt, operatorId, restoredVersion, products, catalogue, summary, contentVersion } =
    publication;
  const { approvedBy = null } = publication;
  await db
    .insertInto('publications')
    .values({
      version,
      operator_id: operatorId,
      published_at: publishedAt,
      restored_version: restoredVersion,
      products: JSON.stringify(products),
      catalogue: JSON.stringify(catalogue),
      summary: JSON.stringify(summary),
      content_version: contentVersion,
      approved_by: approvedBy,
    })
    .execute();
}

export function summaryOf(
  { added, changed, removed, colors }: DraftChanges,
  offerings: string[],
  fields: number,
): PublicationSummary {
  return {
    products: { added: added.length, changed: changed.length, removed: removed.length },
    colors: { changed: colors.length },
    offerings,
    fields: { changed: fields },
  };
}

function withAuthor(db: Kysely<Tables>) {
  return db
    .selectFrom('publications')
    .leftJoin('operators', 'operators.id', 'publications.operator_id')
    .leftJoin('operators as approvers', 'approvers.id', 'publications.approved_by')
    .select(['version', 'operator_id', 'published_at', 'restored_version', 'summary', 'operators.name'])
    .select(['approved_by', 'approvers.name as approver']);
}

type FactsRow = Pick<
  Selectable<Tables['publications']>,
  'version' | 'operator_id' | 'published_at' | 'restored_version' | 'summary' | 'approved_by'
> & { name: string | null; approver: string | null };

function factsOf(row: FactsRow): PublicationFacts {
  return {
    version: row.version,
    publishedAt: row.published_at,
    author: { id: row.operator_id, name: row.name },
    approvedBy: row.approved_by === null ? null : { id: row.approved_by, name: row.approver },
    restoredVersion: row.restored_version,
    summary: JSON.parse(row.summary) as PublicationSummary,
  };
}
