import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { type DocumentAssets, DocumentAssetsContext } from './document-assets.ts';
import { documentStyles } from './document-styles.ts';
import { loadIslands } from './islands/island.tsx';
import type { Page } from './routes.ts';
import sansFont from './styles/fonts/instrument-sans.woff2?url';
import { currentCatalogue } from './theme/current-colors.ts';
import { productStyles } from './theme/product-styles.ts';
import { pageAt } from './words/page.ts';

/** Renders one document completely; React Router calls this for every page of the site and of the admin area. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadIslands();
  const path = new URL(request.url).pathname;
  const assets: DocumentAssets = {
    entryScripts: [context.manifest.entry.module, ...context.manifest.entry.imports],
    styles: documentStyles(path) + productStyles(currentCatalogue()),
    preloadFonts: [sansFont],
  };
  const stream = await renderToReadableStream(
    <DocumentAssetsContext value={assets}>
      <ServerRouter context={context} url={request.url} />
    </DocumentAssetsContext>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await new Response(stream).text(), { status, headers });
}

/** What the server must know of the page at a path beside its HTML; see `Page` in routes.ts. */
export function pageFlags(path: string): Pick<Page, 'unlisted' | 'perRequest'> {
  const { page } = pageAt(path);
  return { unlisted: page?.unlisted, perRequest: page?.perRequest };
}

/** What stands in the sitemap, from the function that writes the heads (SEO-15). */
export { indexableAddresses } from './head/addresses.ts';
/** Puts published colours on the pages that are rendered from now on. */
export { setPublishedColors } from './theme/current-colors.ts';
