import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandProps, islands } from './registry.ts';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A function, Date or component in an island's props does not survive JSON and is a type error. */
type JsonProps<P> = {
  [K in keyof P]: P[K] extends Json ? P[K] : P[K] extends object ? JsonProps<P[K]> : never;
};

const loaded = new Map<IslandName, ComponentType<never>>();

/** Called only by the server entry, so that pages can render islands in place. */
export async function loadIslands(): Promise<void> {
  if (loaded.size > 0) return;
  const names = Object.keys(islands) as IslandName[];
  const modules = await Promise.all(names.map((name) => islands[name].load()));
  for (const [index, name] of names.entries())
    loaded.set(name, modules[index]!.default as ComponentType<never>);
}

/** A root of its own on both sides keeps `useId` equal, on which labels depend (docs/decisions/0002). */
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
