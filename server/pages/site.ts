import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Content } from '#content/content.ts';
import { languageOfPath, pathIn } from '#domain/addresses.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import type { Catalogue } from '#domain/publication.ts';
import { siteHeaders } from '#server/headers.ts';
import { canonicalAddress } from './canonical-address.ts';
import { keepRecent } from './keep-recent.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { machineFiles } from './machine-files.ts';
import { pageRenderer, type RenderPage, storePage } from './render-page.ts';
import type { ReplacedAssets } from './replaced-assets.ts';
import { requestPages } from './request-pages.ts';
import { loadStaticFiles, storeFile } from './static-files.ts';
import { emptyAnswer, type StoredAnswer } from './stored-answer.ts';
import { tightenAll } from './tighten.ts';

/** Everything that is no API: the rendered pages and their files. */
export type Site = {
  /** The page or file that is ready in memory under exactly this path; no redirects. */
  find: (path: string) => StoredAnswer | undefined;
  /** The answer for any address and method: redirects, pages of one request, not found, not allowed too. */
  answer: (method: string, url: URL) => Promise<StoredAnswer>;
  /** The page at a path in answer to a form that was posted to it. */
  showForm: (path: string, posted: PostedForm, status: number) => Promise<StoredAnswer>;
};

export type BuiltSite = Site & {
  /** Renders every page in these colours beside the old ones and shows all at once; throws, and then nothing changes. */
  showColors: (catalogue: Catalogue) => Promise<void>;
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
}: SiteOptions): Promise<BuiltSite> {
  const baseHeaders = siteHeaders(origin, isIndexed);
  const listed = listPages(build);
  const loading = loadStaticFiles(filesFolder, baseHeaders);
  const render = rendererIn(catalogue);
  let pages = await renderAll(render);
  const files = await loading;
  let requested = requestPages(render);
  const replacedFiles = keepRecent<StoredAnswer>(keptReplacedFiles);
  let turn = Promise.resolve();
  void tightenInTheBackground([...pages.values(), ...files.values()]);

  /** A page that cannot be rendered is logged and answered with the error page, in the language of the path. */
  async function orApologize(path: string, make: (page: ListedPage) => Promise<StoredAnswer>) {
    try {
      return await make(listed.find((page) => page.path === path)!);
    } catch (error) {
      logger.error({ err: error, path }, 'A page could not be rendered');
      return pages.get(pathIn(languageOfPath(path), '/error'))!;
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
    const fresh: Promise<readonly [string, StoredAnswer]>[] = [];
    for (const page of listed) {
      if (page.perRequest) continue;
      const rendered = await render(page);
      // Other threads compress it while the next one is rendered, and requests are answered in between.
      fresh.push(storePage(rendered).then((answer) => [page.path, answer] as const));
      await nextTurn();
    }
    const machine = await machineFiles({ build, content, origin, baseHeaders, isIndexed });
    return new Map([...(await Promise.all(fresh)), ...machine]);
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
    requested = requestPages(render);
    void tightenInTheBackground([...pages.values()]);
  }

  /** One rendering at a time: the last one asked for is the one that stays. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  }

  const perRequest = new Set(listed.filter((page) => page.perRequest).map(({ path }) => path));

  function find(path: string): StoredAnswer | undefined {
    const found = pages.get(path) ?? files.get(path);
    return found?.headers.location ? undefined : found;
  }

  return {
    find,
    async answer(method, { pathname, search, searchParams }) {
      if (method !== 'GET' && method !== 'HEAD')
        return emptyAnswer(405, { ...baseHeaders, allow: 'GET, HEAD' });
      const canonical = canonicalAddress(pathname, (path) => pages.has(path));
      // One hop, also to where an alias leads (SEO-06).
      const found = pages.get(canonical ?? pathname) ?? files.get(pathname);
      if (found?.headers.location)
        return emptyAnswer(found.status, { ...found.headers, location: found.headers.location + search });
      if (canonical) return emptyAnswer(301, { ...baseHeaders, location: canonical + search });
      if (found) return found;
      if (perRequest.has(pathname))
        return await orApologize(pathname, async (page) => await requested.withReference(page, searchParams));
      return (await findReplaced(pathname)) ?? pages.get(notFoundPath(pathname))!;
    },
    showForm: async (path, posted, status) =>
      await orApologize(path, async (page) => await requested.withForm(page, posted, status)),
    showColors: async (wanted) => await inTurn(async () => await renderAgain(wanted)),
  };
}

function notFoundPath(pathname: string): string {
  if (pathname.startsWith('/admin/')) return '/admin/*';
  return pathIn(languageOfPath(pathname), '/*');
}
