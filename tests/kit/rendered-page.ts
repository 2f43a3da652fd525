import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import PublicLayout from '#app/frame/public-layout.tsx';
import { PageHead } from '#app/head/page-head.tsx';
import { loadIslands } from '#app/islands/island.tsx';
import { type Rendering, RenderingContext } from '#app/rendering.ts';

import { content } from './content.ts';

type RouteModule = { readonly default: ComponentType };

const asDesigned: Rendering = { content, colors: {} };

export async function renderFromSource(file: string, path: string, rendering = asDesigned): Promise<string> {
  await loadIslands();
  const { default: page } = (await import(
    /* @vite-ignore */ new URL(`../../app/${file}`, import.meta.url).href
  )) as RouteModule;
  const children = [{ path: '*', Component: page }];
  return renderHead(path, rendering) + renderAt(path, rendering, { Component: PublicLayout, children });
}

export function renderHead(path: string, rendering = asDesigned): string {
  return renderAt(path, rendering, { path: '*', Component: PageHead });
}

function renderAt(
  path: string,
  rendering: Rendering,
  route: Parameters<typeof createMemoryRouter>[0][number],
): string {
  const router = createMemoryRouter([route], { initialEntries: [path] });
  return renderToString(
    createElement(RenderingContext, { value: rendering }, createElement(RouterProvider, { router })),
  );
}
