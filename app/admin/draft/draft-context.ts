import { createContext, use } from 'react';
import type { Product } from '#domain/product.ts';
import type { Draft } from './draft.ts';
import type { DraftChanges } from './draft-changes.ts';

/** What to tell about the browser's storage: initial colours were loaded instead, or nothing can be kept. */
export type StorageNotice = 'readFailed' | 'writeFailed';

export type DraftTools = {
  readonly draft: Draft;
  readonly changes: DraftChanges;
  readonly storageNotice: StorageNotice | null;
  readonly addProduct: (product: Product) => void;
  readonly editProduct: (product: Product) => void;
  readonly deleteProduct: (id: string) => void;
  /** Loads the colour records; seeds them where there are none (spec 2 §4). For the colour manager, when it opens. */
  readonly openColors: () => void;
  /** Gives a record another base colour and keeps it at once; anything but a hex colour is ignored (spec 2 §5). */
  readonly setBaseColor: (id: string, color: string) => void;
  readonly discard: () => void;
};

export const DraftContext = createContext<DraftTools | null>(null);

/** The operator's draft and what can be done with it. Throws outside of the admin area. */
export function useDraft(): DraftTools {
  const tools = use(DraftContext);
  if (!tools) throw new Error('useDraft is for screens below admin-layout.tsx');
  return tools;
}
