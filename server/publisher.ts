import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { productSeeds } from '#content/product-seeds.ts';
import {
  type Catalogue,
  catalogueOf,
  type Draft,
  draftDifference,
  judgePublication,
  settleColors,
} from '#domain/publication.ts';
import { lock } from './store/advisory-lock.ts';
import { recordAudit } from './store/audit-log.ts';
import {
  findPublication,
  insertPublication,
  latestVersion,
  type Publication,
  summaryOf,
} from './store/publications.ts';
import type { Store } from './store/store.ts';

/** What visitors see before anything is published: the seeds, and every offering as designed. */
export type FirstVersion = Draft & {
  readonly version: 0;
  readonly publishedAt: null;
  readonly author: null;
  readonly restoredVersion: null;
  readonly summary: null;
  readonly catalogue: Catalogue;
};

/** Somebody published since the draft was begun; `version` is theirs. */
export type Conflict = { outcome: 'conflict'; version: number };
export type Published = { outcome: 'published'; version: number };

export type Publisher = {
  /** The colours to begin with, read before the first page is rendered. */
  readonly catalogue: Catalogue;
  judge: (input: unknown) => ReturnType<typeof judgePublication>;
  /** One version; the newest if none is named. Undefined if it does not exist. */
  find: (version?: number) => Promise<Publication | FirstVersion | undefined>;
  /** Stores a new version and shows it to visitors of this process before it resolves. */
  publish: (draft: Draft, baseVersion: number, operatorId: string) => Promise<Published | Conflict>;
  /** Publishes an old version again, with the colours it had. Undefined if it does not exist. */
  restore: (
    version: number,
    baseVersion: number,
    operatorId: string,
  ) => Promise<Published | Conflict | undefined>;
  /** Begins to look for what other processes publish. `show` puts colours on the pages of this process. */
  start: (show: (catalogue: Catalogue) => Promise<void>) => void;
  stop: () => Promise<void>;
};

type Options = { store: Store; content: Content; clock: () => Date; logger: Logger; lookEveryMs?: number };

/** Other processes see a publication after this time and the one or two seconds rendering takes. */
const defaultLookEveryMs = 1000;

/**
 * Publishing: one change set after another, each checked against the version it was begun from, so that nobody
 * overwrites anybody silently. Every process shows the newest version: its own at once, others' when it looks.
 */
export async function createPublisher(options: Options): Promise<Publisher> {
  const { store, content, clock, logger, lookEveryMs = defaultLookEveryMs } = options;
  const firstVersion = firstVersionOf(content);
  const designs = offeringDesigns(content.offerings);
  const begun = (await find())!;
  let shownVersion = begun.version;
  let show: (catalogue: Catalogue) => Promise<void> = async () => {};
  let turn = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  async function find(version?: number): Promise<Publication | FirstVersion | undefined> {
    const wanted = version ?? (await latestVersion(store.db));
    return wanted === 0 ? firstVersion : await findPublication(store.db, wanted);
  }

  /** Shows the newest version if it is not shown yet; one rendering at a time. */
  function showNewest(): Promise<void> {
    turn = turn.then(async () => {
      try {
        const newest = await latestVersion(store.db);
        if (newest !== shownVersion) {
          await show((await find(newest))!.catalogue);
          shownVersion = newest;
          logger.info({ version: newest }, 'A publication is shown');
        }
        hasFailed = false;
      } catch (error) {
        // Tried again at the next look; said once.
        if (!hasFailed) logger.error({ err: error }, 'The newest publication cannot be shown');
        hasFailed = true;
      }
    });
    return turn;
  }

  async function add(
    draftOf: (base: Draft) => Draft & { catalogue: Catalogue },
    baseVersion: number,
    operatorId: string,
    restoredVersion: number | null,
  ): Promise<Published | Conflict> {
    const publishedAt = clock().toISOString();
    const outcome = await store.transaction(async (db): Promise<Published | Conflict> => {
      await lock(store, db, 'publications');
      const newest = await latestVersion(db);
      if (newest !== baseVersion) return { outcome: 'conflict', version: newest };
      const base = newest === 0 ? firstVersion : (await findPublication(db, newest))!;
      const draft = draftOf(base);
      const version = newest + 1;
      const offerings = changedOfferings(base.catalogue, draft.catalogue);
      const summary = summaryOf(draftDifference(base, draft), offerings);
      await insertPublication(db, { ...draft, version, publishedAt, operatorId, restoredVersion, summary });
      await recordAudit(db, {
        at: publishedAt,
        operatorId,
        action: restoredVersion === null ? 'publication.published' : 'publication.restored',
        target: String(version),
        details: restoredVersion === null ? {} : { restoredVersion },
      });
      return { outcome: 'published', version };
    });
    if (outcome.outcome === 'published') await showNewest();
    return outcome;
  }

  function lookAgain(): void {
    timer = setTimeout(() => void showNewest().then(() => timer && lookAgain()), lookEveryMs);
    timer.unref();
  }

  return {
    catalogue: begun.catalogue,
    judge: (input) => judgePublication(input, idsIn(content.offerings)),
    find,
    async publish(draft, baseVersion, operatorId) {
      return await add(
        (base) => {
          const settled = settleColors(base, draft);
          return { ...settled, catalogue: catalogueOf(settled, designs) };
        },
        baseVersion,
        operatorId,
        null,
      );
    },
    async restore(version, baseVersion, operatorId) {
      const old = await find(version);
      if (!old) return undefined;
      const { products, colors, catalogue } = old;
      return await add(() => ({ products, colors, catalogue }), baseVersion, operatorId, version);
    },
    start(showColors) {
      show = showColors;
      lookAgain();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await turn;
    },
  };
}

function firstVersionOf({ words }: Content): FirstVersion {
  const { seeds } = words.en.admin;
  return {
    version: 0,
    publishedAt: null,
    author: null,
    restoredVersion: null,
    summary: null,
    products: productSeeds.map((seed) => ({ ...seed, ...seeds[seed.id] })),
    colors: productSeeds.map(({ id, name, baseColor }) => ({ id, name, baseColor })),
    catalogue: {},
  };
}

function changedOfferings(before: Catalogue, after: Catalogue): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
}
