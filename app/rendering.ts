import { createContext, use } from 'react';
import { createContext as createKey, RouterContextProvider } from 'react-router';
import type { Content } from '#content/content.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import type { Catalogue } from '#domain/publication.ts';

/**
 * What a render is handed beside its address: whatever a page shows that its address does not say. Several renders may
 * run beside each other, each with its own.
 */
export type Rendering = {
  readonly content: Content;
  /** The published colours; offerings without any look as designed. */
  readonly colors: Catalogue;
  /** The form that was posted to the page, if one was. */
  readonly posted?: PostedForm;
};

const key = createKey<Rendering>();

/** What React Router's handler takes along for a render: its second argument. */
export function contextOf(rendering: Rendering): RouterContextProvider {
  return new RouterContextProvider(new Map([[key, rendering]]));
}

/** What was handed to the render that a loader or the entry works for. */
export function renderingIn(context: Readonly<RouterContextProvider>): Rendering {
  return context.get(key);
}

/** Provided by entry.server.tsx; null in a browser. */
export const RenderingContext = createContext<Rendering | null>(null);

/** What this render was handed; for components that the server alone renders. */
export function useRendering(): Rendering {
  const rendering = use(RenderingContext);
  if (!rendering) throw new Error('Nothing was handed to this render.');
  return rendering;
}

/** The content that this render shows. */
export function useContent(): Content {
  return useRendering().content;
}
