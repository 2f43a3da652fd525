import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { unclaimed, withoutHiddenClaims } from '#content/edits/hidden-claims.ts';
import { asMarked, markedContent } from '#content/marks/marked-content.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';
import { noteReads, type Reads } from '#content/reads.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import { roiFields, roiInput } from '#domain/money/roi.ts';
import { type DocumentAssets, DocumentAssetsContext } from './document-assets.ts';
import { documentStyles } from './document-styles.ts';
import { PageHead } from './head/page-head.tsx';
import { changeIsland, loadIslands } from './islands/island.tsx';
import { type Rendering, RenderingContext, renderingIn } from './rendering.ts';
import type { Page } from './routes.ts';
import sansFont from './styles/fonts/instrument-sans.woff2?url';
import { productStyles } from './theme/product-styles.ts';
import { withFields } from './words/field-places.ts';
import { keepTogether } from './words/keep-together.ts';
import { pageAt, pathOf } from './words/page.ts';

const readsOfRendering = new AsyncLocalStorage<Reads>();
noteReads(readsOfRendering);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  handed: RouterContextProvider,
): Promise<Response> {
  const rendering = renderingIn(handed);
  const render = async () => await renderDocument(request, status, headers, context, rendering);
  return await (rendering.reads ? readsOfRendering.run(rendering.reads, render) : render());
}

async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  handedOver: Rendering,
): Promise<Response> {
  const elsewhere = insteadOf(request, handedOver);
  if (elsewhere) return new Response(null, { status: 302, headers: { location: elsewhere } });
  await loadIslands();
  const rendering = markedIfPreview(handedOver);
  const path = new URL(request.url).pathname;
  const isAdmin = isAdminPath(path);
  const assets: DocumentAssets = {
    entryScripts: [context.manifest.entry.module, ...context.manifest.entry.imports],
    styles: documentStyles(path, rendering.content) + productStyles(rendering),
    preloadFonts: [sansFont],
    // Nobody points at a text of the head, and the social card depends on its words.
    head: isAdmin ? null : (
      <RenderingContext value={{ ...handedOver, content: withoutHiddenClaims(handedOver.content) }}>
        <PageHead />
      </RenderingContext>
    ),
  };
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <RenderingContext value={rendering}>
      <DocumentAssetsContext value={assets}>
        <ServerRouter context={context} url={request.url} />
      </DocumentAssetsContext>
    </RenderingContext>,
    {
      // Thrown here, it would reach nobody: React calls this from a task of its own.
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Response(stream).text();
  return new Response(finished(html), { status, headers });

  function finished(rendered: string): string {
    if (rendering.preview) return withFields(rendered);
    // The admin area is hydrated as a whole.
    return isAdmin ? rendered : keepTogether(rendered);
  }
}

/** A hidden offering may come back, so its addresses lead to those that are offered only for the time being. */
function insteadOf(request: Request, { content, preview }: Rendering): string | undefined {
  const { page, language } = pageAt(new URL(request.url).pathname);
  const isHidden = page && !preview && isHiddenPage(content.offerings, page.id);
  return isHidden ? pathOf('platform', language) : undefined;
}

function markedIfPreview(rendering: Rendering): Rendering {
  const { content, preview } = rendering;
  if (!preview) return { ...rendering, content: withoutHiddenClaims(content) };
  // Items are counted before some are left out.
  const marked = markedContent(content, preview.orders);
  return { ...rendering, content: asMarked(unclaimed(marked, preview.orders)) };
}

export function pageFlags(path: string): Pick<Page, 'unlisted' | 'perRequest' | 'hasQuery'> {
  const { page } = pageAt(path);
  return { unlisted: page?.unlisted, perRequest: page?.perRequest, hasQuery: page?.hasQuery };
}

/** The finished page with the numbers of its address in the calculator (ROI-3). */
export function withQuery(html: string, query: URLSearchParams): string {
  if (!roiFields.some((name) => query.has(name))) return html;
  return changeIsland(html, 'roi-calculator', (props) => ({ ...props, input: roiInput(query) }));
}

/** The sitemap uses the function that writes the page heads (SEO-15). */
export { indexableAddresses } from './head/addresses.ts';
export { contextOf } from './rendering.ts';
