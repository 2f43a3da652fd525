import { createContext, use } from 'react';
import type { DraftChanges } from '#domain/draft-changes.ts';
import type { Product } from '#domain/product.ts';
import type { ProductColor } from '#domain/product-color.ts';
import type { PublishedProduct } from '#domain/publication.ts';

/** The version a draft is compared with; null as long as only the initial version is known. */
export type BaseVersion = number | null;

/** What to tell about the browser's storage: initial colours were loaded instead, or nothing can be kept. */
export type StorageNotice = 'readFailed' | 'writeFailed';

export type DraftTools = {
  /** The products as the draft has them, each with its base colour. */
  readonly products: readonly Product[];
  /** What the colour manager shows. */
  readonly records: readonly ProductColor[];
  readonly changes: DraftChanges;
  readonly storageNotice: StorageNotice | null;
  readonly addProduct: (product: Product) => void;
  readonly editProduct: (product: Product) => void;
  readonly deleteProduct: (id: string) => void;
  /** Loads the colour records; seeds them where there are none (spec 2 §4). For the colour manager, when it opens. */
  readonly openColors: () => void;
  /** Gives a product another base colour and keeps it at once; anything but a hex colour is ignored (spec 2 §5). */
  readonly setBaseColor: (id: string, color: string) => void;
  readonly discard: () => void;
  readonly baseVersion: BaseVersion;
  /** What `changes` compares the draft with. */
  readonly published: readonly Product[];
  /** Takes what visitors see now as the base and keeps the changes of the draft, against `from`, on top of it. */
  readonly rebase: (
    version: number,
    current: readonly PublishedProduct[],
    from?: readonly PublishedProduct[],
  ) => void;
  /** Takes what visitors see now and forgets the draft. */
  readonly replace: (version: number, current: readonly PublishedProduct[]) => void;
};

export const DraftContext = createContext<DraftTools | null>(null);

/** The operator's draft and what can be done with it. Throws outside of the admin area. */
export function useDraft(): DraftTools {
  const tools = use(DraftContext);
  if (!tools) throw new Error('useDraft is for screens below admin-layout.tsx');
  return tools;
}
