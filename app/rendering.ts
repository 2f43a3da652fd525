import { createContext, use } from 'react';
import { createContext as createKey, RouterContextProvider } from 'react-router';
import type { Content } from '#content/content.ts';
import type { Orders } from '#content/edits/items.ts';
import type { Reads } from '#content/reads.ts';
import type { PublishedState } from '#domain/api/release.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import type { Catalogue } from '#domain/publishing/published-colors.ts';

/** Input of a render beside its address; several renders may run at once, each with its own. */
export type Rendering = {
  readonly content: Content;
  /** The published colours; offerings without any keep the design's. */
  readonly colors: Catalogue;
  /** For the admin area; without it, the state of a fresh install. */
  readonly published?: PublishedState;
  readonly posted?: PostedForm;
  /** A preview: what is rendered names the fields of its texts. */
  readonly preview?: { readonly orders: Orders };
  /** Gets the sections of the words that the page reads. */
  readonly reads?: Reads;
};

const key = createKey<Rendering>();

export function contextOf(rendering: Rendering): RouterContextProvider {
  return new RouterContextProvider(new Map([[key, rendering]]));
}

export function renderingIn(context: Readonly<RouterContextProvider>): Rendering {
  return context.get(key);
}

/** Provided by entry.server.tsx; null in a browser. */
export const RenderingContext = createContext<Rendering | null>(null);

/** For components that only the server renders; throws elsewhere. */
export function useRendering(): Rendering {
  const rendering = use(RenderingContext);
  if (!rendering) throw new Error('Nothing was handed to this render.');
  return rendering;
}

export function useContent(): Content {
  return useRendering().content;
}
