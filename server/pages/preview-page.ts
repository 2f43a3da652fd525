import type { ServerBuild } from 'react-router';
import type { Content } from '#content/content.ts';
import { editsOf } from '#content/edits/stored-edits.ts';
import type { StoredEdits } from '#domain/content-edits.ts';
import type { Catalogue } from '#domain/publication.ts';
import { previewPolicy } from './content-security-policy.ts';
import { listPages } from './list-pages.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** A public page with another content, whose texts name their fields; undefined if there is none under this path. */
export type PreviewPage = (path: string, edits: StoredEdits) => Promise<StoredAnswer | undefined>;

type Parts = {
  build: ServerBuild;
  origin: string;
  baseHeaders: Readonly<Record<string, string>>;
  contentOf: (edits: StoredEdits) => Content;
  colors: () => Catalogue;
};

/** For the frame of the editor, which reaches into the page: nothing of it runs, is kept or is found. */
export function previewPages({ build, origin, baseHeaders, contentOf, colors }: Parts): PreviewPage {
  const listed = listPages(build).filter(({ path }) => !path.startsWith('/admin') && !path.includes('*'));
  return async (path, edits) => {
    const page = listed.find((candidate) => candidate.path === path);
    if (!page) return undefined;
    const preview = { orders: editsOf(edits).orders };
    const rendering = { content: contentOf(edits), colors: colors(), preview };
    const rendered = await pageRenderer({ build, origin, baseHeaders, rendering })(page);
    return rendered.headers.location ? undefined : await answerOf(rendered);
  };
}

/** Code and data of a page. */
const scripts = /<script\b[^>]*>.*?<\/script>| data-props="[^"]*"/gs;

async function answerOf({ status, headers, html }: RenderedPage): Promise<StoredAnswer> {
  const body = html.replace(scripts, '');
  const own = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'content-security-policy': previewPolicy(body),
  };
  return await storeAnswer(status, { ...headers, ...own }, Buffer.from(body));
}
