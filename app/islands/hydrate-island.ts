import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restoreTyped, typedIn } from './typed-before.ts';

/** Calls `onReady` once the handlers work; sets `data-ready` for tests and styles. */
export function hydrateIsland(host: HTMLElement, component: ComponentType<object>, onReady: () => void) {
  // Where a translation or an extension has changed the page, React draws the island anew.
  const typed = typedIn(host);
  const ready = () => {
    restoreTyped(host, typed);
    host.dataset.ready = '';
    onReady();
  };
  hydrateRoot(
    host,
    createElement(Ready, { ready }, createElement(component, JSON.parse(host.dataset.props ?? '{}'))),
    {
      identifierPrefix: host.dataset.prefix ?? '',
    },
  );
}

function Ready({ ready, children }: { ready: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once
  useEffect(ready, []);
  return children;
}
