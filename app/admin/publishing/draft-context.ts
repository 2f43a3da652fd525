import { createContext, use } from 'react';
import type { DraftChanges } from '#domain/publishing/draft-changes.ts';
import type { Product } from '#domain/publishing/product.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';

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
  /** Loads or seeds the colour records when the colour manager opens (COLOR-2). */
  readonly openColors: () => void;
  /** Stores the colour at once (COLOR-2); ignores anything but a hex colour (COLOR-3). */
  readonly setBaseColor: (id: string, color: string) => void;
  readonly discard: () => void;
  /** Version that the draft is compared with. */
  readonly baseVersion: number;
  readonly published: readonly Product[];
  /** What publishing sends: defaultValue texts as defaultValue, whatever the language of the area. */
  readonly toPublish: () => PublishedProduct[];
  /** Colours of offerings that no product colours yet. */
  readonly offeringColors: readonly ProductColor[];
  /** Looks whether somebody has published meanwhile. Never throws. */
  readonly refresh: () => Promise<void>;
  /** While a dialog shows the difference, nothing newer is taken over. Returns the release. */
  readonly hold: () => () => void;
  /** Takes the published state as base and reapplies the changes made against `from`. */
  readonly rebase: (
    version: number,
    current: readonly PublishedProduct[],
    from?: readonly PublishedProduct[],
  ) => void;
  /** What a scheduled release holds now is as published again; what was changed since it was sent stays. */
  readonly setAside: (sent: readonly PublishedProduct[]) => void;
  /**
   * What a scheduled release changed against its base comes back. False if the draft has changes of its own: then it stays as it is.
   */
  readonly takeUp: (scheduled: readonly PublishedProduct[], base: readonly PublishedProduct[]) => boolean;
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
