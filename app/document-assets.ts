import { createContext, type ReactNode } from 'react';

/** What only the server knows while it renders a document: its head texts, the scripts every page loads, styles. */
export type DocumentAssets = {
  /** The addresses of the script every page loads and of what it imports. */
  readonly entryScripts: readonly string[];
  /** Title, description and what robots read. */
  readonly head: ReactNode;
  readonly styles: string;
  readonly preloadFonts: readonly string[];
};

/** Provided by entry.server.tsx alone; in the browser the value is null and the document keeps what it has. */
export const DocumentAssetsContext = createContext<DocumentAssets | null>(null);
