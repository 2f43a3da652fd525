import type { Logger } from 'pino';
import type { Content as SiteContent } from '#content/content.ts';
import { firstPublication } from '#content/first-publication.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { idsIn } from '#content/offerings/listed.ts';
import type { Publication, Published } from '#domain/answers/publication.ts';
import { changesOf } from '#domain/draft-changes.ts';
import { type Catalogue, catalogueOf, judgePublication, type PublishedProduct } from '#domain/publication.ts';
import { lock } from './store/advisory-lock.ts';
import { recordAudit } from './store/audit-log.ts';
import { findPublication, insertPublication, latestVersion, summaryOf } from './store/publications.ts';
import type { Store } from './store/store.ts';

/** Somebody published `version` since the draft was started. */
export type Conflict = { outcome: 'conflict'; version: number };
export type StoredVersion = Published & { outcome: 'published' };

type Content = { products: readonly PublishedProduct[]; catalogue: Catalogue };

export type Publisher = {
  /** What visitors see. From memory: it is asked for by anybody. */
  shown: () => Publication;
  judge: (input: unknown) => ReturnType<typeof judgePublication>;
  /** By default the newest; undefined if the version does not exist. */
  find: (version?: number) => Promise<Publication | undefined>;
  /** Stores a new version and tries to show it before resolving; a failure is retried at every check. */
  publish: (
    products: readonly PublishedProduct[],
    baseVersion: number,
    operatorId: string,
  ) => Promise<StoredVersion | Conflict>;
  /** Publishes an old version with its colours as a new one. Undefined if it does not exist. */
  restore: (
    version: number,
    baseVersion: number,
    operatorId: string,
  ) => Promise<StoredVersion | Conflict | undefined>;
  start: (show: (publication: Publication) => Promise<void>) => void;
  stop: () => Promise<void>;
};

type Options = {
  store: Store;
  content: SiteContent;
  clock: () => Date;
  logger: Logger;
  lookEveryMs?: number;
};

/** Other processes show a publication after this time plus one or two seconds of rendering. */
const defaultLookEveryMs = 1000;

/** Checks each version against the one it is based on, so that nobody overwrites changes unnoticed. */
export async function createPublisher(options: Options): Promise<Publisher> {
  const { store, content, clock, logger, lookEveryMs = defaultLookEveryMs } = options;
  const firstVersion = firstPublication(content);
  const designs = offeringDesigns(content.offerings);
  let shown = (await find())!;
  let show: (publication: Publication) => Promise<void> = async () => {};
  let showing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  async function find(version?: number): Promise<Publication | undefined> {
    const wanted = version ?? (await latestVersion(store.db));
    return wanted === 0 ? firstVersion : await findPublication(store.db, wanted);
  }

  function showNewest(): Promise<void> {
    showing = showing.then(async () => {
      try {
        const newest = await latestVersion(store.db);
        if (newest !== shown.version) {
          const publication = (await find(newest))!;
          await show(publication);
          shown = publication;
          logger.info({ version: newest }, 'A publication is shown');
        }
        hasFailed = false;
      } catch (error) {
        // Retried at the next check, but logged once.
        if (!hasFailed) logger.error({ err: error }, 'The newest publication cannot be shown');
        hasFailed = true;
      }
    });
    return showing;
  }

  async function add(
    content: Content,
    baseVersion: number,
    operatorId: string,
    restoredVersion: number | null,
  ): Promise<StoredVersion | Conflict> {
    const publishedAt = clock().toISOString();
    const result = await store.transaction(async (db): Promise<number | Conflict> => {
      await lock(store, db, 'publications');
      const newest = await latestVersion(db);
      if (newest !== baseVersion) return { outcome: 'conflict', version: newest };
      const base = newest === 0 ? firstVersion : (await findPublication(db, newest))!;
      const version = newest + 1;
      const offerings = changedOfferings(base.catalogue, content.catalogue);
      const summary = summaryOf(changesOf(content.products, base.products), offerings);
      await insertPublication(db, { ...content, version, publishedAt, operatorId, restoredVersion, summary });
      await recordAudit(db, {
        at: publishedAt,
        operatorId,
        action: restoredVersion === null ? 'publication.published' : 'publication.restored',
        target: String(version),
        details: restoredVersion === null ? {} : { restoredVersion },
      });
      return version;
    });
    if (typeof result !== 'number') return result;
    await showNewest();
    return { outcome: 'published', version: result, isShown: shown.version >= result };
  }

  function lookAgain(): void {
    timer = setTimeout(() => void showNewest().then(() => timer && lookAgain()), lookEveryMs);
    timer.unref();
  }

  return {
    shown: () => shown,
    judge: (input) => judgePublication(input, idsIn(content.offerings)),
    find,
    async publish(products, baseVersion, operatorId) {
      const catalogue = catalogueOf(products, designs);
      return await add({ products, catalogue }, baseVersion, operatorId, null);
    },
    async restore(version, baseVersion, operatorId) {
      const old = await find(version);
      if (!old) return undefined;
      const { products, catalogue } = old;
      return await add({ products, catalogue }, baseVersion, operatorId, version);
    },
    start(showPages) {
      show = showPages;
      lookAgain();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await showing;
    },
  };
}

function changedOfferings(before: Catalogue, after: Catalogue): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => JSON.stringify(before[id]) !== JSON.stringify(after[id]));
}
