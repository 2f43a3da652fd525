import type { Content } from '#content/content.ts';
import { newProblems } from '#content/edits/check-content.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { contentReader, fieldsThatDiffer, withDraft } from '#content/edits/stored-edits.ts';
import type { ContentField, ContentState, DraftAnswer, DraftPatch, Field } from '#domain/api/content.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { isOpenRelease } from '#domain/api/release.ts';
import type { DraftedField, StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { Acting, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import type { Db, Store } from '#server/core/store/store.ts';
import { changeDraft, draftRevision, listDraft, namesOf } from './draft.ts';
import { applyChanges, type DraftAt } from './draft-change.ts';
import { linksIn } from './link-check.ts';
import type { Editor, Publisher } from './publisher.ts';
import { noVersion, ownersOnlyProblems } from './release-rules.ts';
import { findRelease, latestVersion } from './releases.ts';

type Parts = {
  store: Store;
  defaults: Content;
  publisher: Publisher;
};

/** The one draft of words and facts of all operators; each field is stored by itself. */
export function createContentDraft({ store, defaults, publisher }: Parts) {
  const contentOf = contentReader(defaults);
  let known: { version: number; revision: number; edits: StoredEdits } | undefined;

  async function read(db = store.db): Promise<DraftAt> {
    // First: a draft that is newer than its revision is refused as a conflict, an older one would be overwritten.
    const revision = await draftRevision(db);
    const { version, edits: live } = (await publisher.find(undefined, db))!;
    const drafted = await listDraft(db);
    const draft = new Map(drafted.map((field) => [field.id, field]));
    return { version, revision, live, draft, fields: fieldsById(defaults, live, drafted) };
  }

  /** The same object until the draft or the release changes, so that its content is made once. */
  function editsWith({ version, revision, live, draft, fields }: DraftAt): StoredEdits {
    if (known?.version !== version || known.revision !== revision)
      known = { version, revision, edits: withDraft(live, [...draft.values()], fields) };
    return known.edits;
  }

  async function state(isWanted: (id: string, isDrafted: boolean) => boolean): Promise<ContentState> {
    const { version, revision, live, draft, fields } = await read();
    const wanted = [...fields.values()].filter(({ id }) => isWanted(id, draft.has(id)));
    const shown = shownFields({ live, draft, names: await namesOf(store.db) });
    return { version, revision, fields: wanted.map(shown) };
  }

  /** Stores each change by itself, unless it is refused, or another operator has changed the same field since. */
  async function save(db: Db, { version, changes }: DraftPatch, by: Acting): Promise<DraftAnswer> {
    await lock(store, db, 'contentDraft');
    const now = await read(db);
    const { live } = now;
    const seenLive = version < now.version ? ((await publisher.find(version, db))?.edits ?? {}) : live;
    const guide = guideOf(contentOf(editsWith(now)));
    const applied = applyChanges(changes, { defaults, guide, now, seenLive, by });
    const { put, drop, draft, problems, discarded } = applied;
    const revision = put.length + drop.length > 0 ? await changeDraft(db, { put, drop }) : now.revision;
    if (discarded > 0) await by.record('content.discarded', { details: { count: discarded } });
    const shown = shownFields({ live, draft, names: await namesOf(db) });
    const [stored, conflicts] = [applied.stored, applied.conflicts].map((ids) =>
      ids.flatMap((id) => applied.fieldOf(id) ?? []).map(shown),
    ) as [ContentField[], ContentField[]];
    return { version: now.version, revision, stored, conflicts, problems };
  }

  /** Drafts the values that these fields had in another version. */
  async function restore(
    version: number,
    ids: readonly string[],
    transaction: OperatorTransaction,
  ): Promise<DraftAnswer> {
    const old = await publisher.find(version);
    if (!old) throw noVersion();
    return await transaction(async (db, by) => {
      const revisions = new Map((await listDraft(db)).map(({ id, revision }) => [id, revision]));
      const changes = ids.map((id) => {
        const edit = old.edits[id];
        return { id, ...(edit && { value: edit.value }), revision: revisions.get(id) ?? null };
      });
      const answer = await save(db, { version: await latestVersion(db), changes }, by);
      const count = answer.stored.length;
      if (count > 0) await by.record('content.restored', { target: String(version), details: { count } });
      return answer;
    });
  }

  async function count(): Promise<number> {
    if ((await listDraft(store.db)).length === 0) return 0;
    const { draft, fields } = await read();
    return [...draft.keys()].filter((id) => fields.has(id) && !isProductField(id)).length;
  }

  async function edits(): Promise<StoredEdits> {
    return editsWith(await read());
  }

  /** Live values with the draft, or a release, over them; undefined if there is none, or it has to be open and is not. */
  async function previewed(
    id: string | null | undefined,
    wanted?: { isOpen: true },
  ): Promise<StoredEdits | undefined> {
    if (id === null || id === undefined) return await edits();
    const release = await findRelease(store.db, id);
    if (!release || (wanted && !isOpenRelease(release))) return undefined;
    return (await publisher.plan({ scheduled: release })).edits;
  }

  /** New problems of publishing it, and fields that `by` may not publish. */
  async function checks(by: Editor): Promise<ContentProblem[]> {
    const now = await read();
    const next = editsWith(now);
    const change = { changed: fieldsThatDiffer(now.live, next), drafted: [...now.draft.values()] };
    return [...(await ownersOnlyProblems(store.db, change, by)), ...newProblems(defaults, next, now.live)];
  }

  return {
    state: async () => await state((id) => !isProductField(id)),
    /** The fields in the draft, and those of all products. */
    draft: async () => await state((id, isDrafted) => isDrafted || isProductField(id)),
    edits,
    previewed,
    guide: async (): Promise<ContentGuide> => guideOf(contentOf(await edits())),
    checks,
    links: async () => linksIn(contentOf(await edits())),
    change: async (order: DraftPatch, transaction: OperatorTransaction) =>
      await transaction(async (db, by) => await save(db, order, by)),
    count,
    restore,
  };
}

type Shown = {
  live: StoredEdits;
  draft: ReadonlyMap<string, DraftedField>;
  names: ReadonlyMap<string, string>;
};

/** Fields for the admin area: default, published and drafted value, with their authors. */
function shownFields({ live, draft, names }: Shown) {
  const signed = ({ by, at }: { by: string; at: string }) => ({
    by: { id: by, name: names.get(by) ?? null },
    at,
  });
  const followed = ({ follows }: StoredEdit) => follows && { follows };
  const shownDraft = ({ id: _, ...said }: DraftedField) => ({ ...said, ...signed(said) });
  return (field: Field): ContentField => {
    const [edit, drafted] = [live[field.id], draft.get(field.id)];
    return {
      ...field,
      ...(edit && {
        live: { ...signed(edit), ...followed(edit), value: edit.value, ...changedDefault(edit, field) },
      }),
      ...(drafted && { draft: shownDraft(drafted) }),
    };
  };
}

/** Nearly every edit is based on the default of now: the overview of all fields goes without thousands of equal texts. */
function changedDefault({ basedOn }: StoredEdit, { defaultValue }: Field): { basedOn?: unknown } {
  return isSame(basedOn, defaultValue) ? {} : { basedOn: basedOn ?? null };
}
