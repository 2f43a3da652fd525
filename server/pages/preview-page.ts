import type { ServerBuild } from 'react-router';
import type { Rendering } from '#app/rendering.ts';
import { ordersIn } from '#content/edits/stored-edits.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { previewPolicy } from './content-security-policy.ts';
import { linkedAnswer, scripts } from './linked-page.ts';
import { type ListedPage, listPages } from './list-pages.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** A public page with another content, whose texts name their fields; undefined if there is none under this path. */
export type PreviewPage = (path: string, edits: StoredEdits) => Promise<StoredAnswer | undefined>;

/** The same for a visitor with a link, whose address is `base`. */
export type LinkedPage = (
  path: string,
  edits: StoredEdits,
  link: { base: string; hasSent: boolean },
) => Promise<StoredAnswer | undefined>;

type Parts = {
  build: ServerBuild;
  origin: string;
  baseHeaders: Readonly<Record<string, string>>;
  renderingOf: (edits: StoredEdits) => Rendering;
};

function pagesToShow(build: ServerBuild): ListedPage[] {
  return listPages(build).filter(({ path }) => !isAdminPath(path) && !path.includes('*'));
}

/** For a visitor with a link, without an account. */
export function linkedPages({ build, origin, baseHeaders, renderingOf }: Parts): LinkedPage {
  const listed = pagesToShow(build);
  const isPage = (path: string) => listed.some((page) => page.path === path);
  return async (path, edits, { base, hasSent }) => {
    const page = listed.find((candidate) => candidate.path === path);
    if (!page) return undefined;
    const rendering = renderingOf(edits);
    const rendered = await pageRenderer({ build, origin, baseHeaders, rendering })(page);
    if (rendered.headers.location) return undefined;
    return await linkedAnswer(rendered, { base, content: rendering.content, isPage, hasSent });
  };
}

/** For the frame of the editor, which reaches into the page: nothing of it runs, is kept or is found. */
export function previewPages({ build, origin, baseHeaders, renderingOf }: Parts): PreviewPage {
  const listed = pagesToShow(build);
  return async (path, edits) => {
    const page = listed.find((candidate) => candidate.path === path);
    if (!page) return undefined;
    const rendering = { ...renderingOf(edits), preview: { orders: ordersIn(edits) } };
    const rendered = await pageRenderer({ build, origin, baseHeaders, rendering })(page);
    return rendered.headers.location ? undefined : await answerOf(rendered);
  };
}

async function answerOf({ status, headers, html }: RenderedPage): Promise<StoredAnswer> {
  const body = html.replace(scripts, '');
  const own = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': previewPolicy(body),
  };
  return storeAnswer(status, { ...headers, ...own }, Buffer.from(body));
}
