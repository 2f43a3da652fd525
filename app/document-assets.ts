import { createContext, type ReactNode } from 'react';

export type DocumentAssets = {
  readonly entryScripts: readonly string[];
  readonly head: ReactNode;
  readonly styles: string;
  readonly preloadFonts: readonly string[];
};

/** Provided by entry.server.tsx; null in the browser, where the document keeps what the server rendered. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);
