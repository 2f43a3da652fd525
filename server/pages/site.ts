import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Rendering } from '#app/rendering.ts';
import type { Content } from '#content/content.ts';
import { withoutHiddenClaims } from '#content/edits/hidden-claims.ts';
import { contentReader, shownAt } from '#content/edits/stored-edits.ts';
import { catalogueIn, productsIn } from '#content/products.ts';
import type { Reads } from '#content/reads.ts';
import { firstEdits, type ReleasedEdits } from '#domain/api/release.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { isAdminPath, languageOfPath, pathIn } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { siteHeaders } from '#server/core/http/headers.ts';
import { machineFiles } from '#server/pages/machine/machine-files.ts';
import { searchAnswer } from '#server/search/search-answer.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { indexSite, type RenderedText, type SiteIndex } from '#server/search/site-index.ts';
import { compressAll } from './brotli.ts';
import { canonicalAddress } from './canonical-address.ts';
import { changedSections, isReached } from './changed-sections.ts';
import { keepRecent } from './keep-recent.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { type DraftPages, draftPages } from './preview-page.ts';
import { queryPages } from './query-pages.ts';
import { pageRenderer, type RenderedPage, type RenderPage, storePageAgain } from './render-page.ts';
import type { ReplacedAssets } from './replaced-assets.ts';
import { requestPages } from './request-pages.ts';
import { loadStaticFiles, storeFile } from './static-files.ts';
import { emptyAnswer, type StoredAnswer } from './stored-answer.ts';

export type Site = {
  /** The stored page or file under exactly this path; no redirects, and with a query no page that shows it. */
  find: (path: string, hasQuery?: boolean) => StoredAnswer | undefined;
  answer: (method: string, url: URL) => Promise<StoredAnswer>;
  /** The search index of the public pages in one language. */
  index: (language: Language) => Promise<SearchIndex>;
  showForm: (path: string, posted: PostedForm, status: number) => Promise<StoredAnswer>;
};

export type PreviewedSite = Site & DraftPages;

export type BuiltSite = PreviewedSite & {
  /** Renders every page with its words and colours; what it returns shows all at once. Throws `PageFailure`. */
  prepare: (release: ReleasedEdits) => Promise<() => void>;
};

export type SiteOptions = {
  build: ServerBuild;
  content: Content;
  /** If undefined, another server answers requests for files. */
  filesFolder?: string;
  /** From SITE_URL, never from the Host header (SEO-28). */
  origin: string;
  logger: Pick<Logger, 'info' | 'error'>;
  replacedAssets?: ReplacedAssets | undefined;
  isIndexed?: boolean;
  release?: ReleasedEdits;
  clock?: () => Date;
  /** For development: pages are rendered when asked for until a release is prepared, and compressed quickly. */
  isLazy?: boolean;
};

const keptReplacedFiles = 100;

/**
 * Public pages are rendered at once and kept in memory (docs/decisions/0001). Those of the admin area are rendered when asked
 * for: they are heavy, and few processes show them between two releases.
 */
export async function createSite({
  build,
  content,
  filesFolder,
  origin,
  logger,
  replacedAssets,
  isIndexed = true,
  release = firstEdits,
  clock = () => new Date(),
  isLazy = false,
}: SiteOptions): Promise<BuiltSite> {
  const baseHeaders = siteHeaders(origin, isIndexed);
  const listed = listPages(build);
  const whenAsked = new Set(
    listed.filter((page) => page.perRequest || isAdminPath(page.path)).map(({ path }) => path),
  );
  const listedPaths = new Set(listed.map(({ path }) => path));
  const loading = filesFolder ? loadStaticFiles(filesFolder, baseHeaders) : new Map<string, StoredAnswer>();
  const editedContent = contentReader(content);
  const queried = queryPages(build, listed);
  let shown = renderingOf(release);
  let current = release;
  let requested = requestPages(rendererOf(shown));
  let readsOf: ReadonlyMap<string, Reads> = new Map();
  let pages: ReadonlyMap<string, StoredAnswer> = new Map();
  let index: SiteIndex | undefined;
  if (isLazy) pages = machineFilesOf(shown.content);
  else (await prepare(release))();
  const files = await loading;
  const replacedFiles = keepRecent<StoredAnswer>(keptReplacedFiles);
  void tightenInTheBackground([...files.values()]);

  const listedAt = (path: string) => listed.find((page) => page.path === path)!;

  async function orErrorPage(path: string, make: (page: ListedPage) => Promise<StoredAnswer>) {
    try {
      return await make(listedAt(path));
    } catch (error) {
      logger.error({ err: error, path }, 'Could not render a page');
      const errorPath = pathIn(languageOfPath(path), '/error');
      return pages.get(errorPath) ?? (await requested.answer(listedAt(errorPath)));
    }
  }

  async function findReplaced(path: string): Promise<StoredAnswer | undefined> {
    const read = await replacedAssets?.find(path);
    return read && (await replacedFiles(path, async () => storeFile(path, await read(), baseHeaders)));
  }

  function renderingOf({ version, edits }: ReleasedEdits, now = clock()): Rendering {
    const published = { version, products: productsIn(content, edits) };
    return {
      content: shownAt(editedContent(edits), now),
      colors: catalogueIn(content, edits),
      published,
    };
  }

  /** With a banner that has not begun yet: its author wants to see it. */
  function previewOf(edits: StoredEdits): Rendering {
    const { from } = editedContent(edits).site.banner ?? {};
    const now = clock();
    return renderingOf({ version: shown.published!.version, edits }, from && from > now ? from : now);
  }

  function rendererOf(rendering: Rendering): RenderPage {
    return pageRenderer({ build, origin, baseHeaders, rendering });
  }

  function machineFilesOf(shown: Content): Map<string, StoredAnswer> {
    return machineFiles({ build, content: withoutHiddenClaims(shown), origin, baseHeaders, isIndexed });
  }

  async function tightenInTheBackground(answers: StoredAnswer[]) {
    if (isLazy) return;
    try {
      await compressAll(answers);
    } catch (error) {
      logger.error({ err: error }, 'Could not compress pages; they stay in their quick form');
    }
  }

  /** Renders the pages that show something of what has changed; the others stay. */
  async function prepare(wanted: ReleasedEdits): Promise<() => void> {
    const next = renderingOf(wanted);
    const render = rendererOf(next);
    const changed = changedSections(shown, next);
    const rendered = new Map<string, RenderedPage>();
    for (const page of listed) {
      if (whenAsked.has(page.path) || !isReached(readsOf.get(page.path), changed)) continue;
      rendered.set(page.path, await render(page));
      // Requests are answered in between.
      await nextTurn();
    }
    const fresh = [...rendered].map(([path, page]) => [path, storePageAgain(page, pages.get(path))] as const);
    const kept = [...pages].filter(([path]) => listedPaths.has(path));
    const machine = machineFilesOf(next.content);
    const nextPages = new Map([...kept, ...fresh, ...machine]);
    const nextIndex = await indexSite(withoutHiddenClaims(next.content), searchedIn(nextPages));
    return () => {
      const known = new Set(pages.values());
      pages = nextPages;
      index = nextIndex;
      readsOf = new Map([...readsOf, ...[...rendered].map(([path, { reads }]) => [path, reads] as const)]);
      shown = next;
      current = wanted;
      requested = requestPages(render);
      void tightenInTheBackground([...pages.values()].filter((answer) => !known.has(answer)));
    };
  }

  function searchedIn(pages: ReadonlyMap<string, StoredAnswer>): RenderedText[] {
    return listed.flatMap(({ id, path, isAlias, unlisted }) => {
      const { status, body } = pages.get(path) ?? {};
      return id && body && status === 200 && !isAlias && !unlisted && !isAdminPath(path)
        ? [{ id, path, body }]
        : [];
    });
  }

  async function indexIn(language: Language): Promise<SearchIndex> {
    // A lazy site has no pages to search yet.
    if (!index) (await prepare(current))();
    return index![language];
  }

  const answersTo = async (language: Language, query: string) => searchAnswer(await indexIn(language), query);

  const renderWhenAsked = async (path: string, query?: URLSearchParams) =>
    await orErrorPage(path, async (page) => await requested.answer(page, query));
  const isPage = (path: string) => pages.has(path) || listedPaths.has(path);

  /** Renders what a lazy site does not have yet. */
  async function findPage(path: string): Promise<StoredAnswer | undefined> {
    const isMissing = isLazy && listedPaths.has(path) && !whenAsked.has(path);
    return pages.get(path) ?? (isMissing ? await renderWhenAsked(path) : undefined);
  }

  function find(path: string, hasQuery = false): StoredAnswer | undefined {
    if (hasQuery && queried.has(path)) return undefined;
    const found = pages.get(path) ?? files.get(path);
    return found?.headers.location ? undefined : found;
  }

  return {
    find,
    async answer(method, { pathname, search, searchParams }) {
      if (method !== 'GET' && method !== 'HEAD')
        return emptyAnswer(405, { ...baseHeaders, allow: 'GET, HEAD' });
      const canonical = canonicalAddress(pathname, isPage);
      // A single redirect, also for an alias (SEO-06).
      const found = (await findPage(canonical ?? pathname)) ?? files.get(pathname);
      if (found?.headers.location)
        return emptyAnswer(found.status, { ...found.headers, location: found.headers.location + search });
      if (canonical) return emptyAnswer(301, { ...baseHeaders, location: canonical + search });
      const asked = { query: searchParams, content: shown.content, search: answersTo };
      if (found) return await queried.answer(pathname, found, asked);
      if (whenAsked.has(pathname)) return await renderWhenAsked(pathname, searchParams);
      const replaced = await findReplaced(pathname);
      if (replaced) return replaced;
      const notFound = notFoundPath(pathname);
      return (await findPage(notFound)) ?? (await renderWhenAsked(notFound));
    },
    index: indexIn,
    showForm: async (path, posted, status) =>
      await orErrorPage(path, async (page) => await requested.withForm(page, posted, status)),
    ...draftPages({ build, origin, baseHeaders, renderingOf: previewOf }),
    prepare,
  };
}

function notFoundPath(pathname: string): string {
  if (isAdminPath(pathname)) return '/admin/*';
  return pathIn(languageOfPath(pathname), '/*');
}
