import type { Logger } from 'pino';
import type { Content as SiteContent } from '#content/content.ts';
import { blockingProblems } from '#content/edits/check-content.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { areAlike, contentReader, fieldsThatDiffer, withDraft } from '#content/edits/stored-edits.ts';
import { nextTurnOf } from '#content/facts/banner.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { catalogueIn, productsIn } from '#content/products.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import { firstRelease, type Published, type PublishedState, type Release } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { changesOf } from '#domain/publishing/draft-changes.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import type { Store } from '#server/core/store/store.ts';
import { isUnavailable } from '#server/core/store/store-unavailable.ts';
import { PageFailure } from '#server/pages/render-page.ts';
import { listDraft } from './content.ts';
import { ownersOnlyProblems } from './owners-only.ts';
import {
  addRelease,
  type Conflict,
  findRelease,
  latestVersion,
  type Overtaken,
  type Refused,
  summaryOf,
} from './releases.ts';
import type { Editor } from './save-draft-changes.ts';

/** The page under `path` cannot be made of it; nothing was stored. */
type Unshowable = { outcome: 'unshowable'; path: string };
type StoredVersion = Published & { outcome: 'published' };
export type PublishOutcome = StoredVersion | Conflict | Unshowable | Overtaken | Refused;

export type PublishOrder = {
  baseVersion: number;
  operatorId: string;
  transaction: OperatorTransaction;
  /** The draft, if it is still at this revision; or fields that were put aside. */
  changes: { readonly revision: number } | { readonly fields: readonly DraftedField[] };
  /** The operator who approved it, if an approval was needed. */
  approvedBy?: string | null;
  /** Part of the transaction that stores `version`; if it says false, nothing is stored. */
  along?: (db: Store['db'], version: number) => Promise<boolean>;
};

type Next = Pick<Release, 'edits'> & {
  transaction: OperatorTransaction;
  drafted: readonly DraftedField[];
  /** The draft, which this release empties. */
  draft?: { readonly revision: number; readonly ids: readonly string[] };
  approvedBy?: string | null;
  along?: PublishOrder['along'];
};

/** Makes all pages, and returns what shows them all at once. Throws `PageFailure` without changing anything. */
export type PrepareSite = (release: Release) => Promise<() => void>;

export type Publisher = {
  /** The published state, from memory: anybody may ask for it. */
  shown: () => Release;
  /** Words and facts as visitors see them. */
  content: () => SiteContent;
  /** Colours, words, facts and products as they are published, for guests. */
  state: () => PublishedState;
  /** By default the newest; undefined if the version does not exist. */
  find: (version?: number) => Promise<Release | undefined>;
  /** Edits of a version; none if it does not exist. */
  editsAt: (db: Store['db'], version: number) => Promise<StoredEdits>;
  /** Makes the pages, stores a new version, shows it. */
  publish: (order: PublishOrder) => Promise<PublishOutcome>;
  /**
   * Publishes an old version with its colours and words as a new one; of settings that only owners change, others keep
   * what is live. Undefined if it does not exist.
   */
  restore: (
    version: number,
    baseVersion: number,
    by: Editor & Pick<PublishOrder, 'transaction'>,
    along?: PublishOrder['along'],
  ) => Promise<PublishOutcome | undefined>;
  start: (prepare: PrepareSite) => void;
  stop: () => Promise<void>;
};

type Options = {
  store: Store;
  content: SiteContent;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

/** Other processes show a release after at most this time plus that of rendering. The look is one query of an index. */
const defaultLookEveryMs = 100;

/** Checks each version against the one it is based on, so that no change is overwritten unnoticed. */
export async function createPublisher(options: Options): Promise<Publisher> {
  const { store, content, clock, logger, lookEveryMs = defaultLookEveryMs } = options;
  const contentOf = contentReader(content);
  let shown: Release = firstRelease;
  shown = (await find())!;
  let prepare: PrepareSite = async () => () => {};
  // One after the other, so that the newest is what stays shown.
  const turns = createSerialQueue();
  let hasFailed = false;
  let turn = nextTurn();

  async function find(version?: number): Promise<Release | undefined> {
    const wanted = version ?? (await latestVersion(store.db));
    // Its edits can be megabytes.
    if (version === undefined && wanted === shown.version) return shown;
    if (wanted === 0) return firstRelease;
    const found = await findRelease(store.db, wanted);
    // The same object, so that what was made of these words is not made again.
    return found?.contentVersion === shown.contentVersion ? { ...found, edits: shown.edits } : found;
  }

  /** When a notice of what is shown begins or ends, and the pages are made again. */
  function nextTurn(): Date | undefined {
    return nextTurnOf(contentOf(shown.edits).site.banner, clock());
  }

  async function showNewest(): Promise<void> {
    try {
      const newest = await latestVersion(store.db);
      if (newest !== shown.version || (turn && turn <= clock())) {
        const release = (await find(newest))!;
        const show = await prepare(release);
        show();
        shown = release;
        turn = nextTurn();
        logger.info({ version: newest }, 'Release shown');
      }
      hasFailed = false;
    } catch (error) {
      // Retried at the next check, but logged once.
      const trouble = isUnavailable(error) ? 'The store is unavailable' : 'Could not show the newest release';
      if (!hasFailed) logger.error({ err: error }, trouble);
      hasFailed = true;
    }
  }

  async function add(
    next: Next,
    baseVersion: number,
    operatorId: string,
    restoredVersion: number | null,
  ): Promise<PublishOutcome> {
    const base = (await find())!;
    if (base.version !== baseVersion) return { outcome: 'conflict', version: base.version };
    const version = baseVersion + 1;
    const { approvedBy = null } = next;
    const changedFields = fieldsThatDiffer(base.edits, next.edits);
    const isContentNew = !areAlike(base.edits, next.edits);
    const edits = isContentNew ? next.edits : base.edits;
    const problems = blockingProblems(content, edits, base.edits);
    if (problems.length > 0) return { outcome: 'refused', problems };
    const summary = summaryOf(
      changesOf(productsIn(content, edits), productsIn(content, base.edits)),
      changedOfferings(base.edits, edits),
      changedFields.filter((id) => !isProductField(id)).length,
    );
    const publishedAt = clock().toISOString();
    const facts = { version, publishedAt, restoredVersion, summary };
    const person = (id: string) => ({ id, name: null });
    const people = {
      author: person(operatorId),
      approvedBy: approvedBy === null ? null : person(approvedBy),
    };
    const contentVersion = isContentNew ? version : base.contentVersion;
    const release = { ...facts, ...people, contentVersion, edits };
    let show: () => void;
    try {
      show = await prepare(release);
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      logger.error({ err: error }, 'Release failed: a page could not be rendered');
      return { outcome: 'unshowable', path: error.path };
    }
    const stored = { ...facts, operatorId, approvedBy };
    const added = await addRelease(
      store,
      { ...stored, edits: isContentNew ? edits : null },
      {
        ...next,
        along: async (db, by) => {
          const change = { changed: changedFields, drafted: next.drafted };
          const ofOwners = await ownersOnlyProblems(db, change, by);
          if (ofOwners.length > 0) return { outcome: 'refused', problems: ofOwners };
          return next.along && !(await next.along(db, version)) ? { outcome: 'overtaken' } : undefined;
        },
      },
    );
    if (added.outcome !== 'added') return added;
    show();
    // Not read back: it is stored and shown, whatever becomes of the database.
    shown = release;
    turn = nextTurn();
    return { outcome: 'published', version };
  }

  async function nextOf(base: StoredEdits, changes: PublishOrder['changes']) {
    const drafted = 'fields' in changes ? changes.fields : await listDraft(store.db);
    const edits = drafted.length > 0 ? withDraft(base, drafted, fieldsById(content, base, drafted)) : base;
    const draft =
      'revision' in changes ? { revision: changes.revision, ids: drafted.map(({ id }) => id) } : undefined;
    return { edits, drafted, ...(draft && { draft }) };
  }

  function changedOfferings(before: StoredEdits, after: StoredEdits): string[] {
    const [from, to] = [catalogueIn(content, before), catalogueIn(content, after)];
    const ids = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...ids].filter((id) => !isSame(from[id], to[id]));
  }

  return {
    shown: () => shown,
    content: () => contentOf(shown.edits),
    state: () => ({ version: shown.version, products: productsIn(content, shown.edits) }),
    find,
    async editsAt(db, version) {
      if (version === shown.version) return shown.edits;
      return (await findRelease(db, version))?.edits ?? {};
    },
    publish: async ({ baseVersion, operatorId, changes, ...order }) =>
      await turns.take(async () => {
        const base = (await find())!;
        const next = { ...order, ...(await nextOf(base.edits, changes)) };
        return await add(next, baseVersion, operatorId, null);
      }),
    restore: async (version, baseVersion, by, along) =>
      await turns.take(async () => {
        const old = await find(version);
        if (!old) return undefined;
        const edits = mayDo(by.role, 'manageAccess')
          ? old.edits
          : withOwnSettings(old.edits, (await find())!.edits);
        const next = { transaction: by.transaction, edits, drafted: [], along };
        return await add(next, baseVersion, by.id, version);
      }),
    start(prepareSite) {
      prepare = prepareSite;
      turns.repeat(showNewest, lookEveryMs);
    },
    stop: turns.stop,
  };
}

function withOwnSettings(old: StoredEdits, live: StoredEdits): StoredEdits {
  const some = (edits: StoredEdits, isWanted: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(edits).filter(([id]) => isWanted(id)));
  return { ...some(old, (id) => !isOwnerOnly(id)), ...some(live, isOwnerOnly) };
}
