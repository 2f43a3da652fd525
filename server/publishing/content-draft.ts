import type { Content } from '#content/content.ts';
import { newProblems } from '#content/edits/check-content.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { contentReader, fieldsThatDiffer, withDraft } from '#content/edits/stored-edits.ts';
import type { ContentState, DraftAnswer, DraftPatch } from '#domain/api/content.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';
import { isOpenRelease } from '#domain/api/release.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { entryIdPattern } from '#domain/site/entry-id.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import type { Store } from '#server/core/store/store.ts';
import { draftRevision, listDraft, namesOf } from './draft.ts';
import { linksIn } from './link-check.ts';
import { ownersOnlyProblems } from './owners-only.ts';
import type { Publisher } from './publisher.ts';
import { findRelease, latestVersion } from './releases.ts';
import { contentField, type DraftAt, type Editor, saveDraftChanges } from './save-draft-changes.ts';

type Parts = {
  store: Store;
  defaults: Content;
  publisher: Publisher;
};

export type ContentDraft = ReturnType<typeof createContentDraft>;

/** The one draft of words and facts of all operators; each field is stored by itself. */
export function createContentDraft({ store, defaults, publisher }: Parts) {
  const contentOf = contentReader(defaults);
  let known: { version: number; revision: number; edits: StoredEdits } | undefined;
  const { editsAt } = publisher;
  const parts = { store, defaults, editsAt, contentOf: (draft: DraftAt) => contentOf(editsWith(draft)) };

  /** The same object until the draft or the release changes, so that its content is made once. */
  function editsWith({ version, revision, live, draft, fields }: DraftAt): StoredEdits {
    if (known?.version !== version || known.revision !== revision)
      known = { version, revision, edits: withDraft(live, draft, fields) };
    return known.edits;
  }

  async function looked() {
    const { db } = store;
    // First: a draft that is newer than its revision is refused as a conflict, an older one would be overwritten.
    const revision = await draftRevision(db);
    const { version, edits: live } = (await publisher.find())!;
    const [draft, names] = await Promise.all([listDraft(db), namesOf(db)]);
    const fields = fieldsById(defaults, live, draft);
    return { version, live, draft, revision, names, fields };
  }

  async function state(isWanted: (id: string, isDrafted: boolean) => boolean): Promise<ContentState> {
    const { version, live, draft, revision, names, fields } = await looked();
    const drafted = new Map(draft.map((field) => [field.id, field]));
    return {
      version,
      revision,
      fields: [...fields.values()].flatMap((field) =>
        isWanted(field.id, drafted.has(field.id))
          ? [contentField(field, live, drafted.get(field.id), names)]
          : [],
      ),
    };
  }

  async function change(order: DraftPatch, transaction: OperatorTransaction): Promise<DraftAnswer> {
    return await transaction(async (db, by) => await saveDraftChanges(db, parts, order, by));
  }

  /** Drafts what another version said of these fields; undefined if there is no such version. */
  async function restore(
    version: number,
    ids: readonly string[],
    transaction: OperatorTransaction,
  ): Promise<DraftAnswer | undefined> {
    const old = await publisher.find(version);
    if (!old) return undefined;
    return await transaction(async (db, by) => {
      const revisions = new Map((await listDraft(db)).map(({ id, revision }) => [id, revision]));
      const changes = ids.map((id) => ({
        id,
        ...valueIn(old.edits, id),
        revision: revisions.get(id) ?? null,
      }));
      const answer = await saveDraftChanges(db, parts, { version: await latestVersion(db), changes }, by);
      const count = answer.stored.length;
      if (count > 0) await by.record('content.restored', { target: String(version), details: { count } });
      return answer;
    });
  }

  /** How many words and facts publishing it would change. */
  async function count(): Promise<number> {
    if ((await listDraft(store.db)).length === 0) return 0;
    const { draft, fields } = await looked();
    return draft.filter(({ id }) => fields.has(id) && !isProductField(id)).length;
  }

  /** Live values with the draft over them. */
  async function edits(): Promise<StoredEdits> {
    return editsWith(await looked());
  }

  /** Live values with a release over them; undefined if there is none, or it has to be open and is not. */
  async function editsWithRelease(id: string, wanted?: { isOpen: true }): Promise<StoredEdits | undefined> {
    const release = entryIdPattern.test(id) ? await findRelease(store.db, id) : undefined;
    if (!release || (wanted && !isOpenRelease(release))) return undefined;
    const { edits: live } = (await publisher.find())!;
    return withDraft(live, release.changes, fieldsById(defaults, live, release.changes));
  }

  return {
    /** All words and facts, without products. */
    state: async () => await state((id) => !isProductField(id)),
    /** The fields in the draft, and those of all products. */
    draft: async () => await state((id, isDrafted) => isDrafted || isProductField(id)),
    edits,
    editsWithRelease,
    guide: async (): Promise<ContentGuide> => guideOf(contentOf(await edits())),
    /** New problems of publishing it, and fields that `by` may not publish. */
    async checks(by: Editor): Promise<ContentProblem[]> {
      const read = await looked();
      const { live, draft } = read;
      const next = editsWith(read);
      const change = { changed: fieldsThatDiffer(live, next), drafted: draft };
      return [...(await ownersOnlyProblems(store.db, change, by)), ...newProblems(defaults, next, live)];
    },
    /** Addresses of other sites that pages lead to, with the draft. */
    links: async () => linksIn(contentOf(await edits())),
    change,
    count,
    restore,
  };
}

function valueIn(edits: StoredEdits, id: string): { value?: unknown } {
  const edit = edits[id];
  return edit ? { value: edit.value } : {};
}
