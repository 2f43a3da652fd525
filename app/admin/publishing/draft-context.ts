import { createContext, use } from 'react';
import type { Product } from '#domain/product.ts';
import type { Draft } from './draft.ts';
import type { DraftChanges } from './draft-changes.ts';

/** The version a draft is compared with; null as long as only the initial version is known. */
export type BaseVersion = number | null;

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
  readonly baseVersion: BaseVersion;
  /** What `changes` compares the draft with. */
  readonly published: Draft;
  /** Takes what visitors see now as the base and keeps the changes of the draft, against `from`, on top of it. */
  readonly rebase: (version: number, current: Draft, from?: Draft) => void;
  /** Takes what visitors see now and forgets the draft. */
  readonly replace: (version: number, current: Draft) => void;
};

export const DraftContext = createContext<DraftTools | null>(null);

/** The operator's draft and what can be done with it. Throws outside of the admin area. */
export function useDraft(): DraftTools {
  const tools = use(DraftContext);
  if (!tools) throw new Error('useDraft is for screens below admin-layout.tsx');
  return tools;
}
