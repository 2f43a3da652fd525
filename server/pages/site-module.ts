import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as entry from '#app/entry.server.tsx';
import type { Rendering } from '#app/rendering.ts';

export type SiteModule = Omit<typeof entry, 'default'>;

/** React Router's type of the entry knows only the default export. */
export function siteModule(build: Pick<ServerBuild, 'entry'>): SiteModule {
  return build.entry.module as unknown as SiteModule;
}

export function documentRenderer(
  build: ServerBuild,
): (request: Request, rendering: Rendering) => Promise<Response> {
  const answer = createRequestHandler(build, 'production');
  const { contextOf } = siteModule(build);
  return async (request, rendering) => await answer(request, contextOf(rendering));
}
