import type { ServerBuild } from 'react-router';
import { type SiteModule, siteModule } from './site-module.ts';

export type ListedPage = ReturnType<SiteModule['pageFlags']> & { readonly path: string };

/** A catch-all is listed as `/*`, `/en/*` and `/admin/*`, which render the not-found page. */
export function listPages(build: ServerBuild): ListedPage[] {
  const { pageFlags } = siteModule(build);
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
    .map((path) => ({ path, ...pageFlags(path) }));
}
