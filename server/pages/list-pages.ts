import type { ServerBuild } from 'react-router';
import type { FormName } from '#domain/refused-fields.ts';

/** What a route says of itself beside its component; see `Page` in app/routes.ts. */
type PageFlags = {
  readonly unlisted?: boolean;
  readonly perRequest?: { readonly refusedFieldsOf: FormName } | 'reference' | 'posted';
};

export type ListedPage = PageFlags & { readonly path: string };

/**
 * Every address the built site can render, from its own route table. A catch-all is listed as `/*`, `/en/*` and
 * `/admin/*`: rendered there it is the not-found page.
 */
export function listPages(build: ServerBuild): ListedPage[] {
  const flags = (build.entry.module as { pageFlags?: (path: string) => PageFlags }).pageFlags;
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const withChildren = new Set(routes.map((route) => route.parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    if (!route) return '';
    const parent = pathOf(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return routes
    .filter((route) => !withChildren.has(route.id))
    .map((route) => pathOf(route.id) || '/')
    .map((path) => ({ path, ...flags?.(path) }));
}
