import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { blockingProblems } from '#content/edits/check-content.ts';
import { fieldsById } from '#content/edits/field-list.ts';
import { contentReader, fieldsThatDiffer, withDraft } from '#content/edits/stored-edits.ts';
import { nextTurnOf } from '#content/facts/banner.ts';
import { isOwnerOnly } from '#content/facts/settings.ts';
import { productsIn } from '#content/products.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import { firstEdits, type PublishedState, type ReleasedEdits } from '#domain/api/release.ts';
import type { DraftedField, StoredEdits } from '#domain/publishing/content-edits.ts';
import { notifyOperator } from '#server/accounts/tell-operator.ts';
import type { Operator, OperatorTransaction } from '#server/core/api/admin-env.ts';
import { codedProblem } from '#server/core/http/problem.ts';
import { createSerialQueue } from '#server/core/serial-queue.ts';
import { lock } from '#server/core/store/advisory-lock.ts';
import { isApprovalRequired } from '#server/core/store/settings.ts';
import type { Store } from '#server/core/store/store.ts';
import { isUnavailable } from '#server/core/store/store-unavailable.ts';
import { PageFailure } from '#server/pages/render-page.ts';
import { dropFromDraft, listDraft } from './draft.ts';
import {
  approvalRequired,
  expectNewest,
  expectNone,
  expectReleasable,
  noVersion,
  releaseSummary,
} from './release-rules.ts';
import { changeRelease, findEdits, insertRelease, latestVersion, type StoredRelease } from './releases.ts';

export type Editor = Pick<Operator, 'id' | 'role'>;

export type Wanted =
  /** The draft, if it is still at this revision. */
  | { readonly revision: number }
  /** An old version. Settings that only owners change keep their live value if another operator restores it. */
  | { readonly restoredVersion: number; readonly by: Editor }
  | { readonly scheduled: StoredRelease };

export type PublishOrder = { baseVersion: number; changes: Wanted; transaction: OperatorTransaction };

/** Makes all pages, and returns what shows them all at once. Throws `PageFailure` without changing anything. */
export type PrepareSite = (release: ReleasedEdits) => Promise<() => void>;

export type PublisherOptions = {
  store: Store;
  content: Content;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

/** Other processes show a release after at most this time plus that of rendering. The look is one query of an index. */
const defaultLookEveryMs = 100;

export type Publisher = Awaited<ReturnType<typeof createPublisher>>;

/** Checks each version against the one it is based on, so that no change is overwritten unnoticed. */
export async function createPublisher(options: PublisherOptions) {
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
  async function find(version?: number, db = store.db): Promise<ReleasedEdits | undefined> {
    const wanted = version ?? (await latestVersion(db));
    // Its edits can be megabytes.
    if (wanted === shown.version) return shown;
    return wanted === 0 ? firstEdits : await findEdits(db, wanted);
  }

  /** When the banner of the shown release begins or ends, and the pages are made again. */
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

  /** The changes as a release after the newest version. Throws 404 if the version to restore does not exist. */
  async function plan(wanted: Wanted) {
    const base = (await find())!;
    const changes = await changesOf(wanted, base.edits);
    const edits = withDraft(base.edits, changes, fieldsById(content, base.edits, changes));
    const { restoredVersion } =
      'scheduled' in wanted ? wanted.scheduled : { restoredVersion: null, ...wanted };
    const summaryOf = () => releaseSummary(content, base.edits, edits);
    return { base, changes, edits, restoredVersion, summaryOf };
  }

  async function changesOf(wanted: Wanted, live: StoredEdits): Promise<readonly DraftedField[]> {
    if ('revision' in wanted) return await listDraft(store.db);
    if ('scheduled' in wanted) return wanted.scheduled.changes;
    const old = await find(wanted.restoredVersion);
    if (!old) throw noVersion();
    return changesBack(live, old.edits, wanted.by, clock().toISOString());
  }

  /** Returns the new version. Throws what refuses it, with nothing stored. */
  async function publish({ baseVersion, changes: wanted, transaction }: PublishOrder): Promise<number> {
    const { base, changes, edits, restoredVersion, summaryOf } = await plan(wanted);
    expectNewest(baseVersion, base.version);
    const version = baseVersion + 1;
    expectNone(blockingProblems(content, edits, base.edits));
    let show: () => void;
    try {
      show = await prepare({ version, edits });
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      logger.error({ err: error }, 'Release failed: a page could not be rendered');
      const detail = `The page ${error.path} cannot be made of it. Nothing was published.`;
      throw codedProblem(422, 'unshowable', detail, { path: error.path });
    }
    const scheduled = 'scheduled' in wanted ? wanted.scheduled : undefined;
    const revision = 'revision' in wanted ? wanted.revision : undefined;
    const summary = summaryOf();
    const changed = fieldsThatDiffer(base.edits, edits);
    const at = clock().toISOString();
    await transaction(async (db, by) => {
      await lock(store, db, 'releases');
      await expectReleasable(store, db, { baseVersion, revision, changed, drafted: changes }, by);
      // The rule may have been made since the request came: pages take time to make.
      if (!scheduled && (await isApprovalRequired(db))) throw approvalRequired();
      const made = { operatorId: by.id, createdAt: at, baseVersion, restoredVersion };
      const id =
        scheduled?.id ?? (await insertRelease(db, { state: 'scheduled', ...made, summary, changes }));
      const texts = { summary: JSON.stringify(summary), edits: JSON.stringify(edits) };
      const published = { state: 'published', version, endedAt: at, ...texts } as const;
      if (!(await changeRelease(db, id, ['scheduled'], published))) throw approvalRequired();
      if (revision !== undefined) await dropFromDraft(db, changes);
      await by.record(restoredVersion === null ? 'release.published' : 'release.restored', {
        target: String(version),
        details: restoredVersion === null ? {} : { restoredVersion },
      });
      if (scheduled) await notifyOperator(db, 'release-published', by, at, { version: String(version) });
    });
    show();
    // Not read back: it is stored and shown, whatever becomes of the database.
    shown = { version, edits };
    turn = nextTurn();
    return version;
  }

  return {
    shown: () => shown,
    content: () => contentOf(shown.edits),
    /** Colours, words, facts and products as they are published, for guests. */
    state: (): PublishedState => ({ version: shown.version, products: productsIn(content, shown.edits) }),
    find,
    plan,
    publish: async (order: PublishOrder) => await turns.take(async () => await publish(order)),
    start(prepareSite: PrepareSite): void {
      prepare = prepareSite;
      turns.repeat(showNewest, lookEveryMs);
    },
    stop: turns.stop,
  };
}

/** Changes that bring back an old version. The operator becomes the author of settings that only owners change. */
function changesBack(
  live: StoredEdits,
  old: StoredEdits,
  { id: by, role }: Editor,
  at: string,
): DraftedField[] {
  const isOwner = mayDo(role, 'manageAccess');
  const entered = { revision: 0, by, at };
  return fieldsThatDiffer(live, old)
    .filter((id) => isOwner || !isOwnerOnly(id))
    .map((id) => (isOwnerOnly(id) ? { id, ...old[id], ...entered } : { id, ...entered, ...old[id] }));
}
