import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { seedProducts } from '#content/product-seeds.ts';
import { changesOf, type DraftChanges } from '#domain/draft-changes.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { type Product, productOf } from '#domain/product.ts';
import { type KeptColor, productColorOf, productColorsKey } from '#domain/product-color.ts';
import type { PublishedProduct } from '#domain/publication.ts';
import { colorRecords, type Draft, draftReducer, withColor } from './draft.ts';
import { DraftContext, type DraftTools, type StorageNotice } from './draft-context.ts';
import { keptBase, keptColorOf, rebaseDraft } from './rebase-draft.ts';
import { readStoredColors, storeColors } from './stored-colors.ts';

/** Above all tabs: the draft survives navigation and is lost on reload (spec 2 §4). */
export function DraftProvider({ children }: { children: ReactNode }) {
  const { words } = useAdmin();
  const initial = useMemo(() => seedProducts(words.seeds), [words]);
  const [known, setKnown] = useState<{ version: number; products: readonly Product[] } | null>(null);
  const published = known?.products ?? initial;
  const [draft, dispatch] = useReducer(draftReducer, { products: initial, kept: [] });
  const [storageNotice, setStorageNotice] = useState<StorageNotice | null>(null);
  const changes = changesOf(draft.products, published);
  const records = useMemo(() => colorRecords(draft), [draft]);

  // While rendering, so that a language switch never shows five unsaved changes for a moment. Published texts are the
  // same in both languages.
  const [seeds, setSeeds] = useState(initial);
  if (seeds !== initial) {
    setSeeds(initial);
    if (!known) dispatch({ type: 'seedsTranslated', from: seeds, to: initial });
  }

  function keep(kept: readonly KeptColor[]) {
    if (!storeColors(kept)) setStorageNotice('writeFailed');
  }

  /** Writes nothing before the colour manager was opened (privacy notice). */
  function replaceDraft(next: Draft) {
    dispatch({ type: 'replaced', draft: next });
    if (next.kept.length > 0) keep(next.kept);
  }

  function takeOver(version: number, current: readonly PublishedProduct[], next: Draft) {
    setKnown({ version, products: productsOf(current) });
    replaceDraft(next);
  }

  const tools: DraftTools = {
    products: draft.products,
    records,
    changes,
    published,
    baseVersion: known?.version ?? null,
    rebase(version, current, from = known ? published : keptBase(draft, published)) {
      takeOver(version, current, rebaseDraft(draft, from, current));
    },
    replace: (version, current) => takeOver(version, current, asPublished(draft, productsOf(current))),
    storageNotice,
    addProduct: (product) => dispatch({ type: 'productAdded', product }),
    editProduct: (product) => dispatch({ type: 'productEdited', product }),
    deleteProduct: (id) => dispatch({ type: 'productDeleted', id }),
    openColors() {
      const { colors, isBroken } = readStoredColors();
      if (colors.length > 0) return dispatch({ type: 'colorsRead', kept: colors });
      if (isBroken) setStorageNotice('readFailed');
      const kept = published.map((product) =>
        known ? keptColorOf(product, product.baseColor) : productColorOf(product),
      );
      dispatch({ type: 'colorsKept', kept });
      keep(kept);
    },
    setBaseColor(id, color) {
      if (isHexColor(color)) replaceDraft(withColor(draft, id, color));
    },
    discard: () => replaceDraft(asPublished(draft, published)),
  };

  // Colours of an earlier visit, and changes made in another tab.
  useEffect(() => {
    const load = () => {
      const { colors } = readStoredColors();
      if (colors.length > 0) dispatch({ type: 'colorsRead', kept: colors });
    };
    const onStorage = ({ key }: StorageEvent) => key === productColorsKey && load();
    load();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const loses = wouldLose(changes, draft.kept);
  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses]);

  return <DraftContext value={tools}>{children}</DraftContext>;
}

function productsOf(published: readonly PublishedProduct[]): Product[] {
  return published.map(({ id, ...form }) => productOf(id, form));
}

/** If colours are stored at all, the published ones replace them. */
function asPublished({ kept }: Draft, published: readonly Product[]): Draft {
  return {
    products: published,
    kept: kept.length > 0 ? published.map((product) => keptColorOf(product, product.baseColor)) : kept,
  };
}

/** Only stored colours survive a reload (spec 2 §4). */
function wouldLose({ added, changed, removed, colors }: DraftChanges, kept: readonly KeptColor[]): boolean {
  if (added.length + changed.length + removed.length > 0) return true;
  return colors.some(({ id, to }) => !kept.some((record) => record.id === id && record.baseColor === to));
}
