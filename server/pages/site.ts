import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Content } from '#content/content.ts';
import { languageOfPath, pathIn } from '#domain/addresses.ts';
import type { Catalogue } from '#domain/publication.ts';
import { transportSecurity } from '#domain/transport-security.ts';
import { canonicalAddress } from './canonical-address.ts';
import { keepRecent } from './keep-recent.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { machineFiles } from './machine-files.ts';
import { pageRenderer, type RenderPage, storePage } from './render-page.ts';
import type { ReplacedAssets } from './replaced-assets.ts';
import { requestPages } from './request-pages.ts';
import { loadStaticFiles, storeFile } from './static-files.ts';
import { respond, type StoredAnswer } from './stored-answer.ts';
import { tightenAll } from './tighten.ts';

export type Site = {
  /** Answers everything that is not the API: pages, files, redirects, the not-found page. */
  fetch(request: Request): Promise<Response>;
  /** The page or file that is ready in memory under exactly this path; no redirects. */
  find(path: string): StoredAnswer | undefined;
  /** Renders every page again beside the old ones and then shows the new ones all at once. */
  refresh(): Promise<void>;
  /** As `refresh`, in these colours; if that fails, everything stays as it was. */
  showColors(catalogue: Catalogue): Promise<void>;
};

type SiteOptions = {
  build: ServerBuild;
  content: Content;
  /** Folder of the browser build. */
  filesFolder: string;
  /** Public origin, from SITE_URL: never from the Host header (SEO-28). */
  origin: string;
  logger: Pick<Logger, 'info' | 'error'>;
  /** Files of earlier builds, for pages that were opened before this one. */
  replacedAssets?: ReplacedAssets | undefined;
  /** False for a copy that search engines must not show. */
  isIndexed?: boolean;
  /** The colours that are published; none where the offerings look as designed. */
  catalogue?: Catalogue;
};

/** Files of earlier builds that are asked for, kept compressed. */
const keptReplacedFiles = 100;

/**
 * The public site and the admin frame, rendered once and kept in memory (docs/decisions/0001). A page request is a
 * look-up; only pages that tell of one request are rendered when asked for (`requestPages`).
 */
export async function createSite({
  build,
  content,
  filesFolder,
  origin,
  logger,
  replacedAssets,
  isIndexed = true,
  catalogue = {},
}: SiteOptions): Promise<Site> {
  const baseHeaders = commonHeaders(origin, isIndexed);
  const listed = listPages(build);
  const files = await loadStaticFiles(filesFolder, baseHeaders);
  let colors = catalogue;
  const render = rendererIn(colors);
  let pages = await renderAll(render);
  let answerOf = requestPages(render);
  const replacedFiles = keepRecent<StoredAnswer>(keptReplacedFiles);
  let turn = Promise.resolve();
  void tightenInTheBackground([...pages.values(), ...files.values()]);

  /** A page that cannot be rendered is logged and answered with the error page, in the language of the path. */
  async function renderOrApologize(url: URL, page: ListedPage): Promise<StoredAnswer> {
    try {
      return await answerOf(page, url.searchParams);
    } catch (error) {
      logger.error({ err: error, path: url.pathname }, 'A page could not be rendered');
      return pages.get(pathIn(languageOfPath(url.pathname), '/error'))!;
    }
  }

  async function findReplaced(path: string): Promise<StoredAnswer | undefined> {
    const file = await replacedAssets?.find(path);
    // Reading it is nothing beside compressing it.
    return file && (await replacedFiles(path, async () => await storeFile(path, file, baseHeaders)));
  }

  function rendererIn(wanted: Catalogue): RenderPage {
    return pageRenderer({ build, origin, baseHeaders, rendering: { content, colors: wanted } });
  }

  async function renderAll(render: RenderPage): Promise<Map<string, StoredAnswer>> {
    const fresh = new Map<string, StoredAnswer>();
    for (const page of listed) {
      if (!page.perRequest) fresh.set(page.path, await storePage(await render(page)));
    }
    return new Map([...fresh, ...(await machineFiles({ build, content, origin, baseHeaders, isIndexed }))]);
  }

  async function tightenInTheBackground(answers: StoredAnswer[]) {
    try {
      await tightenAll(answers);
    } catch (error) {
      logger.error({ err: error }, 'compressing pages failed; they stay in their quick form');
    }
  }

  async function renderAgain(wanted: Catalogue): Promise<void> {
    const render = rendererIn(wanted);
    pages = await renderAll(render);
    colors = wanted;
    answerOf = requestPages(render);
    void tightenInTheBackground([...pages.values()]);
  }

  /** One rendering at a time: the last one asked for is the one that stays. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  const perRequest = new Map(listed.filter((page) => page.perRequest).map((page) => [page.path, page]));

  function find(path: string): StoredAnswer | undefined {
    const found = pages.get(path) ?? files.get(path);
    return found?.headers.location ? undefined : found;
  }

  return {
    find,
    async fetch(request) {
      const url = new URL(request.url);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { ...baseHeaders, allow: 'GET, HEAD' } });
      }
      const found = pages.get(url.pathname) ?? files.get(url.pathname);
      if (found) return found.headers.location ? redirect(found, url) : respond(request, found);
      const dynamic = perRequest.get(url.pathname);
      if (dynamic) return respond(request, await renderOrApologize(url, dynamic));
      const canonical = canonicalAddress(url.pathname, (path) => pages.has(path));
      if (canonical) {
        const page = pages.get(canonical);
        // One hop, also to where an alias leads (SEO-06).
        if (page?.headers.location) return redirect(page, url);
        return new Response(null, {
          status: 301,
          headers: { ...baseHeaders, location: canonical + url.search },
        });
      }
      const replaced = await findReplaced(url.pathname);
      if (replaced) return respond(request, replaced);
      return respond(request, pages.get(notFoundPath(url.pathname))!);
    },
    refresh: async () => await inTurn(async () => await renderAgain(colors)),
    showColors: async (wanted) => await inTurn(async () => await renderAgain(wanted)),
  };
}

function notFoundPath(pathname: string): string {
  if (pathname.startsWith('/admin/')) return '/admin/*';
  return pathIn(languageOfPath(pathname), '/*');
}

function redirect(answer: StoredAnswer, url: URL): Response {
  const { 'cache-control': _, ...headers } = answer.headers;
  return new Response(null, {
    status: answer.status,
    headers: { ...headers, location: headers.location + url.search },
  });
}

/**
 * Headers of every answer of the site (SEC-05); HSTS only where the public origin is https (SEC-04), `noindex` only
 * where search engines must not show it.
 */
function commonHeaders(origin: string, isIndexed: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
    ...transportSecurity(origin),
  };
}
