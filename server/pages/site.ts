import type { Logger } from 'pino';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { transportSecurity } from '#domain/transport-security.ts';
import type { Catalogue } from '#server/store/publications.ts';
import { canonicalAddress } from './canonical-address.ts';
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { machineFiles } from './machine-files.ts';
import type { ReplacedAssets } from './replaced-assets.ts';
import { loadStaticFiles, storeFile } from './static-files.ts';
import { respond, type StoredAnswer, storeAnswer } from './stored-answer.ts';
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

export type SiteOptions = {
  build: ServerBuild;
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

/** The built site renders in the colours it was told last. */
type EntryModule = { readonly setPublishedColors?: (catalogue: Catalogue) => void };

/**
 * The public site and the admin frame, rendered once and kept in memory (docs/decisions/0001). A page request is a
 * look-up; only pages that tell of one request are rendered when asked for.
 */
export async function createSite({
  build,
  filesFolder,
  origin,
  logger,
  replacedAssets,
  isIndexed = true,
  catalogue = {},
}: SiteOptions): Promise<Site> {
  const render = createRequestHandler(build, 'production');
  const baseHeaders = commonHeaders(origin, isIndexed);
  const listed = listPages(build);
  const files = await loadStaticFiles(filesFolder, baseHeaders);
  const { setPublishedColors } = build.entry.module as EntryModule;
  let colors = catalogue;
  setPublishedColors?.(colors);
  let pages = await renderAll();
  let turn = Promise.resolve();
  void tightenInTheBackground([...pages.values(), ...files.values()]);

  async function renderPage(path: string, page: ListedPage | undefined, search = ''): Promise<StoredAnswer> {
    const response = await render(new Request(origin + path + search, { headers: { accept: 'text/html' } }));
    const html = await response.text();
    if (response.status >= 500 && !errorPaths.includes(path)) throw new Error(`${path} cannot be rendered`);
    const location = response.headers.get('location');
    const headers: Record<string, string> = { ...baseHeaders, 'cache-control': 'no-cache' };
    if (location) return storeAnswer(response.status, { ...headers, location }, Buffer.alloc(0));
    headers['content-type'] = 'text/html; charset=utf-8';
    headers['content-security-policy'] = contentSecurityPolicy(
      html,
      path.startsWith('/admin') ? 'admin' : 'public',
    );
    headers['reporting-endpoints'] = reportingEndpoints;
    headers['cross-origin-opener-policy'] = 'same-origin';
    headers['permissions-policy'] = permissionsPolicy;
    // Where one-time links lead: nothing that the page asks for is told where it is asked from.
    if (path === '/admin/setup') headers['referrer-policy'] = 'no-referrer';
    if (response.status === 404 || page?.unlisted || path.startsWith('/admin'))
      headers['x-robots-tag'] = 'noindex';
    if (page?.perRequest || path.startsWith('/admin')) headers['cache-control'] = 'no-store';
    return storeAnswer(response.status, headers, Buffer.from(html));
  }

  /** A page that cannot be rendered is logged and answered with the error page, in the language of the path. */
  async function renderOrApologize(url: URL, page: ListedPage): Promise<StoredAnswer> {
    try {
      return await renderPage(url.pathname, page, url.search);
    } catch (error) {
      logger.error({ err: error, path: url.pathname }, 'A page could not be rendered');
      return pages.get(url.pathname.startsWith('/en/') ? '/en/error' : '/error')!;
    }
  }

  async function renderAll(): Promise<Map<string, StoredAnswer>> {
    const fresh = new Map<string, StoredAnswer>();
    for (const page of listed) {
      if (!page.perRequest) fresh.set(page.path, await renderPage(page.path, page));
    }
    return new Map([...fresh, ...(await machineFiles({ build, origin, baseHeaders, isIndexed }))]);
  }

  async function tightenInTheBackground(answers: StoredAnswer[]) {
    try {
      await tightenAll(answers);
    } catch (error) {
      logger.error({ err: error }, 'compressing pages failed; they stay in their quick form');
    }
  }

  async function renderAgain(wanted: Catalogue): Promise<void> {
    setPublishedColors?.(wanted);
    try {
      pages = await renderAll();
      colors = wanted;
    } catch (error) {
      setPublishedColors?.(colors);
      throw error;
    }
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
      const replaced = await replacedAssets?.find(url.pathname);
      if (replaced) return respond(request, await storeFile(url.pathname, replaced, baseHeaders));
      return respond(request, pages.get(notFoundPath(url.pathname))!);
    },
    refresh: async () => await inTurn(async () => await renderAgain(colors)),
    showColors: async (wanted) => await inTurn(async () => await renderAgain(wanted)),
  };
}

/** The pages that answer with status 500 on purpose. */
const errorPaths = ['/error', '/en/error'];

function notFoundPath(pathname: string): string {
  if (pathname.startsWith('/admin/')) return '/admin/*';
  return pathname.startsWith('/en/') ? '/en/*' : '/*';
}

function redirect(answer: StoredAnswer, url: URL): Response {
  const { 'cache-control': _, ...headers } = answer.headers;
  return new Response(null, {
    status: answer.status,
    headers: { ...headers, location: headers.location + url.search },
  });
}

const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

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
