import type { Kysely } from 'kysely';
import { settingsOfOwners } from '#config/settings.ts';
import type { Content } from '#content/content.ts';
import { newFaults } from '#content/edits/check-content.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import type { Field } from '#content/edits/fields.ts';
import { type EditFault, judgeEdit } from '#content/edits/judge-edit.ts';
import { linksIn } from '#content/edits/links-in.ts';
import { contentReader, fieldsThatDiffer, isSame, withDraft } from '#content/edits/stored-edits.ts';
import type {
  ContentComparison,
  ContentField,
  ContentState,
  DraftAnswer,
  DraftOrder,
  FieldFault,
} from '#domain/answers/content.ts';
import type { ContentFault } from '#domain/answers/content-checks.ts';
import type { ContentGuide } from '#domain/answers/content-guide.ts';
import type { DraftedField, StoredEdits } from '#domain/content-edits.ts';
import { mayDo, type Role } from '#domain/roles.ts';
import type { Publisher } from './publisher.ts';
import { lock } from './store/advisory-lock.ts';
import { recordAudit } from './store/audit-log.ts';
import { changeDraft, draftRevision, listDraft, namesOf } from './store/content.ts';
import { findPlan } from './store/plans.ts';
import { findPublication, latestVersion } from './store/publications.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './store/tables.ts';

/** Who changes something. */
type Author = { readonly id: string; readonly role: Role };

export type ContentDraft = {
  state: () => Promise<ContentState>;
  /** The same with no other fields than those in the draft. */
  draft: () => Promise<ContentState>;
  /** Live words and facts with the draft over them. */
  edits: () => Promise<StoredEdits>;
  /** What visitors see with a plan over it, in place of the draft. */
  plannedEdits: (planId: string) => Promise<StoredEdits | undefined>;
  guide: () => Promise<ContentGuide>;
  /** What publishing it would bring that visitors do not have yet. */
  checks: () => Promise<ContentFault[]>;
  /** Addresses of other sites that pages lead to, with the draft. */
  links: () => Promise<ReturnType<typeof linksIn>>;
  change: (order: DraftOrder, author: Author) => Promise<DraftAnswer>;
  /** How many fields publishing it would change. */
  count: () => Promise<number>;
  /** Drafts what another version said of these fields, or of all; undefined if there is no such version. */
  restore: (
    version: number,
    ids: readonly string[] | undefined,
    author: Author,
  ) => Promise<DraftAnswer | undefined>;
  /** Of two versions; undefined if there is no such one. */
  compare: (from: number, to: number) => Promise<ContentComparison | undefined>;
};

type Parts = {
  store: Store;
  shipped: Content;
  publisher: Publisher;
  clock: () => Date;
};

type Names = ReadonlyMap<string, string>;

/** The one draft of words and facts of all operators; each field is stored by itself. */
export function createContentDraft({ store, shipped, publisher, clock }: Parts): ContentDraft {
  const contentOf = contentReader(shipped);

  async function looked() {
    const { db } = store;
    const [{ version, edits: live }, draft, revision, names] = await Promise.all([
      publisher.find().then((found) => found!),
      listDraft(db),
      draftRevision(db),
      namesOf(db),
    ]);
    const fields = fieldsById(shipped, live, draft);
    return { version, live, draft, revision, names, fields };
  }

  async function state(isWanted = (_isDrafted: boolean) => true): Promise<ContentState> {
    const { version, live, draft, revision, names, fields } = await looked();
    const drafted = new Map(draft.map((field) => [field.id, field]));
    return {
      version,
      revision,
      fields: [...fields.values()].flatMap((field) =>
        isWanted(drafted.has(field.id)) ? [told(field, live, drafted.get(field.id), names)] : [],
      ),
    };
  }

  async function change(order: DraftOrder, author: Author): Promise<DraftAnswer> {
    const at = clock().toISOString();
    return await store.transaction(async (db) => await changeIn(db, order, author, at));
  }

  async function changeIn(
    db: Kysely<Tables>,
    { version, changes }: DraftOrder,
    { id: by, role }: Author,
    at: string,
  ): Promise<DraftAnswer> {
    await lock(store, db, 'contentDraft');
    const newest = await latestVersion(db);
    const live = await editsAt(db, newest);
    const seenLive = version < newest ? await editsAt(db, version) : live;
    const draft = new Map((await listDraft(db)).map((field) => [field.id, field]));
    const names = await namesOf(db);
    // Orders first: a new item is a field only once its list names it.
    const inOrder = changes.toSorted((a, b) => Number(isOrder(b.id)) - Number(isOrder(a.id)));
    const faults: FieldFault[] = [];
    const conflicts: string[] = [];
    const put: Omit<DraftedField, 'revision'>[] = [];
    const drop: string[] = [];
    let discarded = 0;
    let fields = fieldsById(shipped, live, [...draft.values()]);
    const content = contentOf(withDraft(live, [...draft.values()], fields));
    for (const { id, revision, isDiscarded, ...said } of inOrder) {
      const before = draft.get(id);
      const isNewer = (before?.revision ?? null) !== revision;
      if (isDiscarded) {
        if (!before) continue;
        if (isNewer) conflicts.push(id);
        else {
          drop.push(id);
          draft.delete(id);
          discarded += 1;
          if (isOrder(id)) fields = fieldsById(shipped, live, [...draft.values()]);
        }
        continue;
      }
      const field = fields.get(id);
      if (!field) {
        faults.push({ id, code: 'unknown' });
        continue;
      }
      if (isOfOwners(id) && !mayDo(role, 'manageAccess')) {
        faults.push({ id, code: 'ownersOnly' });
        continue;
      }
      const verdict: EditFault | { value?: unknown } =
        'value' in said ? judgeEdit(content, field, said.value) : {};
      if ('code' in verdict) {
        faults.push({ id, ...verdict });
        continue;
      }
      const isAsSaid = before !== undefined && isSame(saidBy(before), saidBy(verdict));
      const next = nextOf(verdict, field);
      const isPublishedSince = !before && !isSame(seenLive[id]?.value, live[id]?.value);
      if ((isNewer && !isAsSaid) || (isPublishedSince && !isSame(next, live[id]?.value))) {
        conflicts.push(id);
        continue;
      }
      const isOutdated = next !== undefined && !isSame(live[id]?.over, field.shipped);
      const isAsLive = !isOutdated && isSame(next, live[id]?.value);
      const isKept = isAsSaid && (!('over' in before) || isSame(before.over, field.shipped));
      const drafted = { id, ...verdict, over: field.shipped, by, at };
      if (isAsLive && before) drop.push(id);
      if (!isAsLive && !isKept) put.push(drafted);
      if (isAsLive) draft.delete(id);
      else draft.set(id, { ...drafted, revision: 0 });
      if (isOrder(id)) fields = fieldsById(shipped, live, [...draft.values()]);
    }
    const hasChanged = put.length + drop.length > 0;
    const revision = hasChanged ? await changeDraft(db, { put, drop }) : await draftRevision(db);
    if (discarded > 0)
      await recordAudit(db, {
        at,
        operatorId: by,
        action: 'content.discarded',
        details: { count: discarded },
      });
    const now = new Map((await listDraft(db)).map((field) => [field.id, field]));
    const shown = (ids: readonly string[]) =>
      ids.flatMap((id) => {
        const field = fields.get(id);
        return field ? [told(field, live, now.get(id), names)] : [];
      });
    const isRefused = new Set([...conflicts, ...faults.map(({ id }) => id)]);
    return {
      version: newest,
      revision,
      stored: shown(changes.flatMap(({ id }) => (isRefused.has(id) ? [] : [id]))),
      conflicts: shown(conflicts),
      faults,
    };
  }

  async function restore(version: number, ids: readonly string[] | undefined, author: Author) {
    const old = await publisher.find(version);
    if (!old) return undefined;
    const { version: newest, live, draft, fields } = await looked();
    // With the items that it had and that have gone since.
    const known = new Set([...fields.keys(), ...fieldsById(shipped, old.edits, draft).keys()]);
    const wanted = ids ?? [...new Set([...fieldsThatDiffer(live, old.edits), ...draft.map(({ id }) => id)])];
    const revisions = new Map(draft.map(({ id, revision }) => [id, revision]));
    const changes = wanted
      .filter((id) => ids !== undefined || known.has(id))
      .map((id) => ({ id, ...valueIn(old.edits, id), revision: revisions.get(id) ?? null }));
    const at = clock().toISOString();
    return await store.transaction(async (db) => {
      const answer = await changeIn(db, { version: newest, changes }, author, at);
      const details = { count: answer.stored.length };
      if (details.count > 0)
        await recordAudit(db, {
          at,
          operatorId: author.id,
          action: 'content.restored',
          target: String(version),
          details,
        });
      return answer;
    });
  }

  async function count(): Promise<number> {
    if ((await listDraft(store.db)).length === 0) return 0;
    const { draft, fields } = await looked();
    return draft.filter(({ id }) => fields.has(id)).length;
  }

  async function edits(): Promise<StoredEdits> {
    const { live, draft, fields } = await looked();
    return withDraft(live, draft, fields);
  }

  async function plannedEdits(planId: string): Promise<StoredEdits | undefined> {
    const plan = await findPlan(store.db, planId);
    if (!plan) return undefined;
    const { edits: live } = (await publisher.find())!;
    return withDraft(live, plan.fields, fieldsById(shipped, live, plan.fields));
  }

  return {
    state: async () => await state(),
    draft: async () => await state((isDrafted) => isDrafted),
    edits,
    plannedEdits,
    guide: async () => guideOf(contentOf(await edits())),
    checks: async () => {
      const { live, draft, fields } = await looked();
      return newFaults(shipped, withDraft(live, draft, fields), live);
    },
    links: async () => linksIn(contentOf(await edits())),
    change,
    count,
    restore,
    compare: async (from, to) => {
      const [one, other] = [await publisher.find(from), await publisher.find(to)];
      return one && other && compared(one.edits, other.edits);
    },
  };
}

async function editsAt(db: Kysely<Tables>, version: number): Promise<StoredEdits> {
  return version === 0 ? {} : ((await findPublication(db, version))?.edits ?? {});
}

function told(field: Field, live: StoredEdits, draft: DraftedField | undefined, names: Names): ContentField {
  const { id, kind, shipped } = field;
  const edit = live[id];
  const signed = ({ by, at }: { by: string; at: string }) => ({
    by: { id: by, name: names.get(by) ?? null },
    at,
  });
  return {
    id,
    kind,
    shipped,
    ...('isLocked' in field && field.isLocked ? { isLocked: true } : {}),
    ...('kept' in field ? { kept: field.kept } : {}),
    ...(edit ? { live: { ...signed(edit), value: edit.value, over: edit.over } } : {}),
    ...(draft
      ? {
          draft: {
            ...signed(draft),
            ...('value' in draft ? { value: draft.value } : {}),
            ...('over' in draft ? { over: draft.over } : {}),
            revision: draft.revision,
          },
        }
      : {}),
  };
}

function isOfOwners(id: string): boolean {
  return id.startsWith('setting.') && settingsOfOwners.has(id.slice('setting.'.length));
}

function isOrder(id: string): boolean {
  return id.startsWith('order.');
}

/** Tells “as the files have it” from a value that is null. */
function saidBy(said: { readonly value?: unknown }): unknown {
  return 'value' in said ? [said.value] : [];
}

/** The value of the edit that would be live; undefined if it would be none. */
function nextOf(said: { readonly value?: unknown }, { shipped }: Field): unknown {
  return !('value' in said) || isSame(said.value, shipped) ? undefined : said.value;
}

function valueIn(edits: StoredEdits, id: string): { value?: unknown } {
  const edit = edits[id];
  return edit ? { value: edit.value } : {};
}

function compared(one: StoredEdits, other: StoredEdits): ContentComparison {
  const changes = fieldsThatDiffer(one, other).map((id) => ({
    id,
    ...(one[id] ? { from: one[id].value } : {}),
    ...(other[id] ? { to: other[id].value } : {}),
  }));
  return { changes };
}
