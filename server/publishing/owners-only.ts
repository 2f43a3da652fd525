import type { Kysely } from 'kysely';
import { problemAt } from '#content/edits/checks.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { mayDo, type Role } from '#domain/accounts/roles.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { listOperators } from '#server/accounts/operators.ts';
import type { Operator } from '#server/core/api/admin-env.ts';
import type { Tables } from '#server/core/store/tables.ts';

type Change = {
  /** Fields that visitors would get another value of. */
  changed: readonly string[];
  drafted: readonly Pick<DraftedField, 'id' | 'by'>[];
};

/**
 * Settings that only owners change: publisher and author have to be owners now. Otherwise the draft of a former owner would
 * go live with the rest when a colleague publishes.
 */
export async function ownersOnlyProblems(
  db: Kysely<Tables>,
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

/** The edits of an old version, but of settings that only owners change, others keep the live ones. */
export function restoredEdits(old: StoredEdits, live: StoredEdits, role: Role): StoredEdits {
  if (mayDo(role, 'manageAccess')) return old;
  const some = (edits: StoredEdits, isWanted: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(edits).filter(([id]) => isWanted(id)));
  return { ...some(old, (id) => !isOwnerOnly(id)), ...some(live, isOwnerOnly) };
}
