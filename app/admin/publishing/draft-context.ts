import { createContext, use } from 'react';
import type { DraftChanges } from '#domain/draft-changes.ts';
import type { Product } from '#domain/product.ts';
import type { ProductColor } from '#domain/product-color.ts';
import type { PublishedProduct } from '#domain/publication.ts';

/** Version that the draft is compared with; null while only the initial one is known. */
export type BaseVersion = number | null;

/** `readFailed`: initial colours were loaded instead; `writeFailed`: nothing can be stored. */
export type StorageNotice = 'readFailed' | 'writeFailed';

export type DraftTools = {
  readonly products: readonly Product[];
  readonly records: readonly ProductColor[];
  readonly changes: DraftChanges;
  readonly storageNotice: StorageNotice | null;
  readonly addProduct: (product: Product) => void;
  readonly editProduct: (product: Product) => void;
  readonly deleteProduct: (id: string) => void;
  /** Loads or seeds the colour records (spec 2 §4) when the colour manager opens. */
  readonly openColors: () => void;
  /** Stores the colour at once; ignores anything but a hex colour (spec 2 §5). */
  readonly setBaseColor: (id: string, color: string) => void;
  readonly discard: () => void;
  readonly baseVersion: BaseVersion;
  readonly published: readonly Product[];
  /** Takes the published state as base and reapplies the changes made against `from`. */
  readonly rebase: (
    version: number,
    current: readonly PublishedProduct[],
    from?: readonly PublishedProduct[],
  ) => void;
  /** Discards the draft for the published state. */
  readonly replace: (version: number, current: readonly PublishedProduct[]) => void;
};

export const DraftContext = createContext<DraftTools | null>(null);

/** Throws outside the admin area. */
export function useDraft(): DraftTools {
  const tools = use(DraftContext);
  if (!tools) throw new Error('useDraft is for screens below admin-layout.tsx');
  return tools;
}
