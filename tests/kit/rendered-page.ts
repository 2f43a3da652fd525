import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type MetaFunction, RouterProvider } from 'react-router';
import { loadIslands } from '#app/islands/island.tsx';
import PublicLayout from '#app/shell/public-layout.tsx';

type RouteModule = { readonly default: ComponentType; readonly meta?: MetaFunction };

/** Renders one page in the public frame from its source, its head texts included. */
export async function renderFromSource(file: string, path: string): Promise<string> {
  await loadIslands();
  const module = (await import(
    /* @vite-ignore */ new URL(`../../app/${file}`, import.meta.url).href
  )) as RouteModule;
  const head = module.meta?.({
    location: { pathname: path.replace(/\?.*/, '') },
  } as Parameters<MetaFunction>[0]);
  const router = createMemoryRouter(
    [{ Component: PublicLayout, children: [{ path: '*', Component: module.default }] }],
    { initialEntries: [path] },
  );
  return JSON.stringify(head) + renderToString(createElement(RouterProvider, { router }));
}
