import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandProps, islands } from './registry.ts';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Props that survive JSON; a function, a Date or a component in the props of an island is a type error. */
type JsonProps<P> = {
  [K in keyof P]: P[K] extends Json ? P[K] : P[K] extends object ? JsonProps<P[K]> : never;
};

const loaded = new Map<IslandName, ComponentType<never>>();

/** Loads every island once, so that pages can render them in place. Called by the server entry only. */
export async function loadIslands(): Promise<void> {
  if (loaded.size > 0) return;
  const names = Object.keys(islands) as IslandName[];
  const modules = await Promise.all(names.map((name) => islands[name].load()));
  for (const [index, name] of names.entries())
    loaded.set(name, modules[index]!.default as ComponentType<never>);
}

/**
 * Places an island in a page: its HTML, rendered here as a root of its own, and its props as JSON for the browser.
 * A root of its own on both sides keeps the ids of `useId` equal, which labels depend on (docs/decisions/0002).
 */
export function Island<N extends IslandName>({
  name,
  props,
}: {
  name: N;
  props: IslandProps<N> & JsonProps<IslandProps<N>>;
}) {
  const prefix = `${useId().replace(/\W/g, '')}-`;
  const component = loaded.get(name) as ComponentType<IslandProps<N>> | undefined;
  if (!component) throw new Error(`Island ${name} is not loaded: loadIslands() runs before the first render`);
  const html = renderToString(createElement(component as ComponentType<object>, props as object), {
    identifierPrefix: prefix,
  });
  return (
    <div
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
