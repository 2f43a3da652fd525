import type { ServerBuild } from 'react-router';
import type { Rendering } from '#app/rendering.ts';
import { ordersIn } from '#content/edits/stored-edits.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { draftAnswer, linkedAnswer, scripts } from './linked-page.ts';
import { listPages } from './list-pages.ts';
import { pageRenderer, type RenderedPage } from './render-page.ts';
import type { StoredAnswer } from './stored-answer.ts';

type Parts = {
  build: ServerBuild;
  origin: string;
  baseHeaders: Readonly<Record<string, string>>;
  renderingOf: (edits: StoredEdits) => Rendering;
};

export type DraftPages = ReturnType<typeof draftPages>;

/** Public pages with another content; undefined for a path without such a page. */
export function draftPages({ build, origin, baseHeaders, renderingOf }: Parts) {
  const listed = listPages(build).filter(({ path }) => !isAdminPath(path) && !path.includes('*'));
  const isPage = (path: string) => listed.some((page) => page.path === path);

  async function rendered(path: string, rendering: Rendering): Promise<RenderedPage | undefined> {
    const page = listed.find((candidate) => candidate.path === path);
    const found = page && (await pageRenderer({ build, origin, baseHeaders, rendering })(page));
    return found?.headers.location ? undefined : found;
  }

  return {
    /** For the frame of the editor: its texts name their fields, and nothing of it runs, is kept or is found. */
    preview: async (path: string, edits: StoredEdits): Promise<StoredAnswer | undefined> => {
      const page = await rendered(path, { ...renderingOf(edits), preview: { orders: ordersIn(edits) } });
      return page && draftAnswer({ ...page, html: page.html.replace(scripts, '') }, 'frame');
    },

    linked: async (
      path: string,
      edits: StoredEdits,
      { base, hasSent }: { base: string; hasSent: boolean },
    ): Promise<StoredAnswer | undefined> => {
      const rendering = renderingOf(edits);
      const page = await rendered(path, rendering);
      return page && linkedAnswer(page, { base, content: rendering.content, isPage, hasSent });
    },
  };
}
