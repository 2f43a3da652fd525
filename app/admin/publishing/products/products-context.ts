import { createContext, use } from 'react';
import type { ContentEditor } from '#app/admin/content/draft/content-editor.ts';
import type { DraftChanges } from '#domain/publishing/draft-changes.ts';
import type { Product, PublishedProduct } from '#domain/publishing/product.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

/** `readFailed`: initial colours were loaded instead; `writeFailed`: nothing can be stored. */
export type StorageNotice = 'readFailed' | 'writeFailed';

/** The products with their open changes: the team's draft on the server, or a guest's in this page. */
export type Products = {
  readonly products: readonly Product[];
  readonly published: readonly Product[];
  readonly changes: DraftChanges;
  /** One per product, and the stored ones of unknown products. */
  readonly records: readonly ProductColor[];
  /** Colours of offerings that no product colours yet. */
  readonly offeringColors: readonly ProductColor[];
  readonly storageNotice: StorageNotice | null;
  readonly addProduct: (product: PublishedProduct) => void;
  readonly editProduct: (product: PublishedProduct) => void;
  readonly deleteProduct: (id: string) => void;
  /** Loads or seeds the stored colour records when the colour manager opens (COLOR-2). */
  readonly openColors: () => void;
  /** Ignores anything but a hex colour (COLOR-3). */
  readonly setBaseColor: (id: string, color: string) => void;
  readonly discard: () => void;
  readonly editor: ContentEditor;
  /** False for guests, and for operators who may not publish: only they see their draft. */
  readonly isOfTeam: boolean;
};

export const ProductsContext = createContext<Products | null>(null);

/** Throws outside the admin area. */
export function useProducts(): Products {
  const tools = use(ProductsContext);
  if (!tools) throw new Error('useProducts is for screens below admin-layout.tsx');
  return tools;
}
