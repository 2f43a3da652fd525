import { type ComponentType, createElement, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
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
  return <Host name={name} props={props} prefix={`${useId().replace(/\W/g, '')}-`} />;
}

function Host<N extends IslandName>({
  name,
  props,
  prefix,
}: {
  name: N;
  props: IslandProps<N>;
  prefix: string;
}) {
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

/** `html`, a finished page, with the island rendered again from other props: far cheaper than the page. */
export function changeIsland<N extends IslandName>(
  html: string,
  name: N,
  change: (props: IslandProps<N>) => IslandProps<N>,
): string {
  const host = new RegExp(`<div data-island="${name}" data-prefix="([^"]*)" data-props="([^"]*)">`).exec(
    html,
  );
  if (!host) return html;
  const [, prefix = '', props = ''] = host;
  const changed = change(JSON.parse(unescaped(props)) as IslandProps<N>);
  const island = renderToStaticMarkup(<Host name={name} props={changed} prefix={prefix} />);
  return html.slice(0, host.index) + island + html.slice(endOfDiv(html, host.index));
}

/** Takes back the escapes that React writes into attributes. */
function unescaped(text: string): string {
  const signs: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_whole, name: string) => signs[name]!);
}

function endOfDiv(html: string, start: number): number {
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = start;
  let depth = 0;
  do depth += tags.exec(html)![1] === '' ? 1 : -1;
  while (depth > 0);
  return tags.lastIndex + 1;
}
