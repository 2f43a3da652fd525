import type { Logger } from 'pino';
import type { Content as SiteContent } from '#content/content.ts';
import { blockingProblems } from '#content/edits/check-content.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { contentReader, fieldsThatDiffer, withDraft } from '#content/edits/stored-edits.ts';
import { nextTurnOf } from '#content/facts/banner.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { productsIn } from '#content/products.ts';
import type { ContentProblem } from '#domain/api/content-checks.ts';
import {
  firstEdits,
  type Published,
  type PublishedState,
  type ReleasedEdits,
  type ReleaseSummary,
} from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import type { OperatorTransaction } from '#server/core/api/admin-env.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { isUnavailable } from '#server/core/store/store-unavailable.ts';
import { PageFailure } from '#server/pages/render-page.ts';
import { changeDraft, draftRevision, listDraft } from './draft.ts';
import { ownersOnlyProblems, restoredEdits } from './owners-only.ts';
import { releaseSummary } from './release-summary.ts';
import { findEdits, insertRelease, latestVersion, publishRelease, type StoredRelease } from './releases.ts';
import type { Editor } from './save-draft-changes.ts';

/** `version` was published, or the draft changed, since the draft was read. */
export type Conflict =
  | { outcome: 'conflict'; version: number }
  | { outcome: 'contentConflict'; revision: number };
/** A colleague has to approve it first, or it was cancelled. */
type Overtaken = { outcome: 'overtaken' };
/** Problems that prevent publishing, or fields that this operator may not publish. */
export type Refused = { outcome: 'refused'; problems: readonly ContentProblem[] };
/** The page under `path` cannot be made of it; nothing was stored. */
type Unshowable = { outcome: 'unshowable'; path: string };
export type PublishOutcome =
  | (Published & { outcome: 'published' })
  | Conflict
  | Unshowable
  | Overtaken
  | Refused;

export type PublishOrder = {
  baseVersion: number;
  transaction: OperatorTransaction;
  /** The draft, if it is still at this revision; or a release that was scheduled. */
  changes: { readonly revision: number } | { readonly scheduled: StoredRelease };
};

type Next = {
  version: number;
  edits: StoredEdits;
  changes: readonly DraftedField[];
  restoredVersion: number | null;
  /** The draft, which this release empties. */
  draftRevision?: number;
  /** Undefined: it is made and published at once. */
  scheduled?: StoredRelease;
};

/** Makes all pages, and returns what shows them all at once. Throws `PageFailure` without changing anything. */
export type PrepareSite = (release: ReleasedEdits) => Promise<() => void>;

type Options = {
  store: Store;
  content: SiteContent;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

/** Other processes show a release after at most this time plus that of rendering. The look is one query of an index. */
const defaultLookEveryMs = 100;

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

/** Checks each version against the one it is based on, so that no change is overwritten unnoticed. */
export async function createPublisher(options: Options) {
  const { store, content, clock, logger, lookEveryMs = defaultLookEveryMs } = options;
  const contentOf = contentReader(content);
  let shown = firstEdits;
  shown = (await find())!;
  let prepare: PrepareSite = async () => () => {};
  // One after the other, so that the newest is what stays shown.
  const turns = createSerialQueue();
  let hasFailed = false;
  let turn = nextTurn();

  /** By default the newest; undefined if the version does not exist. */
  async function find(version?: number): Promise<ReleasedEdits | undefined> {
    const wanted = version ?? (await latestVersion(store.db));
    // Its edits can be megabytes.
    if (wanted === shown.version) return shown;
    return wanted === 0 ? firstEdits : await findEdits(store.db, wanted);
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
    base: ReleasedEdits,
    next: Next,
    transaction: OperatorTransaction,
  ): Promise<PublishOutcome> {
    const { version, edits } = next;
    const problems = blockingProblems(content, edits, base.edits);
    if (problems.length > 0) return { outcome: 'refused', problems };
    let show: () => void;
    try {
      show = await prepare({ version, edits });
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      logger.error({ err: error }, 'Release failed: a page could not be rendered');
      return { outcome: 'unshowable', path: error.path };
    }
    const refusal = await storeRelease(base, next, transaction);
    if (refusal) return refusal;
    show();
    // Not read back: it is stored and shown, whatever becomes of the database.
    shown = { version, edits };
    turn = nextTurn();
    return { outcome: 'published', version };
  }

  /** Stores the version after `base` with its event, unless another release was faster. */
  async function storeRelease(
    base: ReleasedEdits,
    next: Next,
    transaction: OperatorTransaction,
  ): Promise<Conflict | Overtaken | Refused | undefined> {
    const { version, edits, changes, restoredVersion, scheduled } = next;
    const summary = releaseSummary(content, base.edits, edits);
    const changed = fieldsThatDiffer(base.edits, edits);
    const at = clock().toISOString();
    return await transaction(async (db, by) => {
      await lock(store, db, 'releases');
      const newest = await latestVersion(db);
      if (newest !== base.version) return { outcome: 'conflict', version: newest };
      if (next.draftRevision !== undefined) {
        await lock(store, db, 'contentDraft');
        const revision = await draftRevision(db);
        if (revision !== next.draftRevision) return { outcome: 'contentConflict', revision };
      }
      // The rule may have been made since the request came: pages take time to make.
      if (!scheduled && (await isApprovalRequired(db))) return { outcome: 'overtaken' };
      const problems = await ownersOnlyProblems(db, { changed, drafted: changes }, by);
      if (problems.length > 0) return { outcome: 'refused', problems };
      const id =
        scheduled?.id ??
        (await insertRelease(db, {
          state: 'scheduled',
          operatorId: by.id,
          createdAt: at,
          dueAt: null,
          baseVersion: base.version,
          restoredVersion,
          summary,
          changes,
        }));
      if (!(await publishRelease(db, id, { version, ended_at: at, summary, edits })))
        return { outcome: 'overtaken' };
      if (next.draftRevision !== undefined && changes.length > 0)
        await changeDraft(db, { put: [], drop: changes.map((change) => change.id) });
      await by.record(restoredVersion === null ? 'release.published' : 'release.restored', {
        target: String(version),
        details: restoredVersion === null ? {} : { restoredVersion },
      });
      if (scheduled) await notifyOperator(db, 'release-published', by, at, { version: String(version) });
      return undefined;
    });
  }

  function withChanges(base: StoredEdits, changes: readonly DraftedField[]): StoredEdits {
    return changes.length > 0 ? withDraft(base, changes, fieldsById(content, base, changes)) : base;
  }

  return {
    /** The published state, from memory: anybody may ask for it. */
    shown: () => shown,
    /** Words and facts as visitors see them. */
    content: () => contentOf(shown.edits),
    /** Colours, words, facts and products as they are published, for guests. */
    state: (): PublishedState => ({ version: shown.version, products: productsIn(content, shown.edits) }),
    find,
    /** Edits of a version; none if it does not exist. */
    async editsAt(db: Store['db'], version: number): Promise<StoredEdits> {
      if (version === shown.version) return shown.edits;
      return (await findEdits(db, version))?.edits ?? {};
    },
    /** Counts what these changes would change now. */
    async summaryOf(changes: readonly DraftedField[]): Promise<ReleaseSummary> {
      const { edits } = (await find())!;
      return releaseSummary(content, edits, withChanges(edits, changes));
    },
    /** Changes that would bring an old version back; undefined if it does not exist. */
    async changesTo(version: number, { id: by, role }: Editor): Promise<DraftedField[] | undefined> {
      const [old, base] = [await find(version), (await find())!];
      if (!old) return undefined;
      const edits = restoredEdits(old.edits, base.edits, role);
      const entered = { revision: 0, by, at: clock().toISOString() };
      return fieldsThatDiffer(base.edits, edits).map((id) =>
        isOwnerOnly(id) ? { id, ...edits[id], ...entered } : { id, ...entered, ...edits[id] },
      );
    },
    /** Makes the pages, stores a new version, shows it. */
    publish: async ({ baseVersion, changes: wanted, transaction }: PublishOrder): Promise<PublishOutcome> =>
      await turns.take(async () => {
        const base = (await find())!;
        if (base.version !== baseVersion) return { outcome: 'conflict', version: base.version };
        const version = base.version + 1;
        if ('scheduled' in wanted) {
          const { scheduled } = wanted;
          const { changes, restoredVersion } = scheduled;
          const edits = withChanges(base.edits, changes);
          return await add(base, { version, edits, changes, restoredVersion, scheduled }, transaction);
        }
        const changes = await listDraft(store.db);
        const next = { version, edits: withChanges(base.edits, changes), changes, restoredVersion: null };
        return await add(base, { ...next, draftRevision: wanted.revision }, transaction);
      }),
    /**
     * Publishes an old version with its colours and words as a new one; of settings that only owners change, others keep
     * what is live. Undefined if it does not exist.
     */
    restore: async (
      restoredVersion: number,
      baseVersion: number,
      by: Editor & Pick<PublishOrder, 'transaction'>,
    ): Promise<PublishOutcome | undefined> =>
      await turns.take(async () => {
        const old = await find(restoredVersion);
        if (!old) return undefined;
        const base = (await find())!;
        if (base.version !== baseVersion) return { outcome: 'conflict', version: base.version };
        const edits = restoredEdits(old.edits, base.edits, by.role);
        const next = { version: base.version + 1, edits, changes: [], restoredVersion };
        return await add(base, next, by.transaction);
      }),
    start(prepareSite: PrepareSite): void {
      prepare = prepareSite;
      turns.repeat(showNewest, lookEveryMs);
    },
    stop: turns.stop,
  };
}
