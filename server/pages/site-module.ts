import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as entry from '#app/entry.server.tsx';
import type { Rendering } from '#app/rendering.ts';

/** What the built site tells the server beside its pages: what its entry exports. */
export type SiteModule = Omit<typeof entry, 'default'>;

/** The entry of a build, of which React Router's type knows its default export alone. */
export function siteModule(build: Pick<ServerBuild, 'entry'>): SiteModule {
  return build.entry.module as unknown as SiteModule;
}

/** Answers requests for documents of a build, each with what it is handed. */
export function documentRenderer(
  build: ServerBuild,
  mode: 'production' | 'development' = 'production',
): (request: Request, rendering: Rendering) => Promise<Response> {
  const answer = createRequestHandler(build, mode);
  const { contextOf } = siteModule(build);
  return async (request, rendering) => await answer(request, contextOf(rendering));
}
