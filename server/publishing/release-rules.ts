import type { Content } from '#content/content.ts';
import { fieldsThatDiffer } from '#content/edits/stored-edits.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { catalogueIn, productsIn } from '#content/products.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import { type ContentProblem, problemAt } from '#domain/api/content-checks.ts';
import type { ReleaseSummary } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import { listOperators } from '#server/accounts/operators.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import { conflict } from '#server/core/api/entry-id.ts';
import { codedProblem, HttpProblem } from '#server/core/http/problem.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { draftRevision } from './draft.ts';
import { latestVersion } from './releases.ts';

type Change = {
  /** Fields that visitors would get another value of. */
  changed: readonly string[];
  drafted: readonly Pick<DraftedField, 'id' | 'by'>[];
};

/** Throws if a change cannot become a release on `baseVersion`. Locks the draft if the change is its state at `revision`. */
export async function expectReleasable(
  store: Pick<Store, 'dialect'>,
  db: Db,
  { baseVersion, revision, ...change }: Change & { baseVersion: number; revision: number | undefined },
  by: Pick<Operator, 'role'>,
): Promise<void> {
  expectNewest(baseVersion, await latestVersion(db));
  if (revision !== undefined) {
    await lock(store, db, 'contentDraft');
    const newest = await draftRevision(db);
    if (newest !== revision)
      throw conflict('contentConflict', 'The draft of words and facts has changed since it was read.', {
        revision: newest,
      });
  }
  expectNone(await ownersOnlyProblems(db, change, by));
}

export function expectNewest(baseVersion: number, version: number): void {
  if (version !== baseVersion)
    throw conflict('versionConflict', 'Another operator has published since this draft was begun.', {
      version,
    });
}

export function expectNone(problems: readonly ContentProblem[]): void {
  const detail = 'Words or facts would break a page or the law. Nothing was published.';
  if (problems.length > 0) throw codedProblem(422, 'contentProblems', detail, { problems });
}

export function approvalRequired(): HttpProblem {
  return conflict('approvalRequired', 'A colleague has to approve it before it goes live.');
}

export function noVersion(): HttpProblem {
  return new HttpProblem(404, 'There is no such version.');
}

/**
 * Settings that only owners change: publisher and author have to be owners now. Otherwise the draft of a former owner would
 * go live with the rest when a colleague publishes.
 */
export async function ownersOnlyProblems(
  db: Db,
  { changed, drafted }: Change,
  { role }: Pick<Operator, 'role'>,
): Promise<ContentProblem[]> {
  const ofOwners = changed.filter(isOwnerOnly);
  if (ofOwners.length === 0) return [];
  const operators = await listOperators(db);
  const owners = new Set(operators.flatMap((one) => (mayDo(one.role, 'manageAccess') ? one.id : [])));
  const isByOwner = new Map(drafted.map(({ id, by }) => [id, owners.has(by)]));
  return ofOwners
    .filter((id) => !mayDo(role, 'manageAccess') || isByOwner.get(id) === false)
    .map((id) => problemAt(id, 'ownersOnly'));
}

/** Counts the changes between two states of all fields, and names the offerings whose colours differ. */
export function releaseSummary(defaults: Content, before: StoredEdits, after: StoredEdits): ReleaseSummary {
  const { added, changed, removed, colors } = changesOf(
    productsIn(defaults, after),
    productsIn(defaults, before),
  );
  const fields = fieldsThatDiffer(before, after).filter((id) => !isProductField(id));
  const [from, to] = [catalogueIn(defaults, before), catalogueIn(defaults, after)];
  const offerings = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return {
    products: { added: added.length, changed: changed.length, removed: removed.length },
    colors: { changed: colors.length },
    offerings: offerings.filter((id) => !isSame(from[id], to[id])),
    fields: { changed: fields.length },
  };
}
