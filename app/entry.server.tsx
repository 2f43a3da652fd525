import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Content } from '#content/content.ts';
import { unclaimed, withoutHiddenClaims } from '#content/edits/hidden-claims.ts';
import { asMarked, markedContent } from '#content/marks/marked-content.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';
import { noteReads, type Reads } from '#content/reads.ts';
import type { SearchAnswer } from '#domain/api/search.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import type { Language } from '#domain/language/languages.ts';
import { roiFields, roiInput } from '#domain/money/roi.ts';
import { type DocumentAssets, DocumentAssetsContext } from './document-assets.ts';
import { documentStyles } from './document-styles.ts';
import { PageHead } from './head/page-head.tsx';
import { changeIsland, loadIslands } from './islands/island.tsx';
import { type Rendering, RenderingContext, renderingIn } from './rendering.ts';
import type { Page, PageId } from './routes.ts';
import { SearchAnswerPart } from './sections/search/search-answer.tsx';
import sansFont from './styles/fonts/instrument-sans.woff2?url';
import { productStyles } from './theme/product-styles.ts';
import { withFields } from './words/field-places.ts';
import { withPlaces } from './words/heading-places.ts';
import { keepTogether } from './words/keep-together.ts';
import { pageAt, pathOf } from './words/page.ts';
import { wordsFor } from './words/words.ts';

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
    // The admin area is hydrated as a whole.
    if (isAdmin) return rendered;
    return withPlaces(rendering.preview ? withFields(rendered) : keepTogether(rendered));
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

export function pageFlags(
  path: string,
): Pick<Page, 'unlisted' | 'perRequest' | 'hasQuery'> & { id?: string | undefined; isAlias?: boolean } {
  const { page, language } = pageAt(path);
  return {
    id: page?.id,
    isAlias: page !== null && pathOf(page.id as PageId, language) !== path,
    unlisted: page?.unlisted,
    perRequest: page?.perRequest,
    hasQuery: page?.hasQuery,
  };
}

type Asked = {
  readonly query: URLSearchParams;
  readonly content: Content;
  readonly search: (language: Language, query: string) => Promise<SearchAnswer>;
};

/** The finished page with what its address asks for: numbers in the calculator (ROI-3), answers of the search. */
export async function withQuery(html: string, path: string, asked: Asked): Promise<string> {
  const { page, language } = pageAt(path);
  return page?.id === 'search' ? await withAnswer(html, language, asked) : withNumbers(html, asked.query);
}

async function withAnswer(
  html: string,
  language: Language,
  { query, content, search }: Asked,
): Promise<string> {
  const answer = await search(language, query.get('q') ?? '');
  if (answer.query === '') return html;
  const words = wordsFor(content, language, 'search');
  const part = { answer, words, language, supportPath: pathOf('support', language) };
  const shown = keepTogether(renderToStaticMarkup(<SearchAnswerPart {...part} />));
  const [value = ''] =
    / value="[^"]*"/.exec(renderToStaticMarkup(<input value={answer.query} readOnly />)) ?? [];
  return html
    .replace(/(?=<\/div><div class="search-start">)/, () => shown)
    .replace(/(?<=<input class="input" id="search-query")/, () => value);
}

function withNumbers(html: string, query: URLSearchParams): string {
  if (!roiFields.some((name) => query.has(name))) return html;
  return changeIsland(html, 'roi-calculator', (props) => ({ ...props, input: roiInput(query) }));
}

/** The sitemap uses the function that writes the page heads (SEO-15). */
export { indexableAddresses } from './head/addresses.ts';
export { contextOf } from './rendering.ts';
