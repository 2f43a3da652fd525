import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { productSeeds, type SeedTexts } from '#content/product-seeds.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { changesOf, countChanges, type DraftChanges } from '#domain/publishing/draft-changes.ts';
import { type Product, productOf } from '#domain/publishing/product.ts';
import { type KeptColor, productColorsKey } from '#domain/publishing/product-color.ts';
import type { PublishedProduct } from '#domain/publishing/release.ts';
import {
  colorRecords,
  type Draft,
  type ProductEdits,
  withColor,
  withColorsRead,
  withEdited,
  withoutProduct,
  withProduct,
} from './draft.ts';
import { DraftContext, type DraftTools, type StorageNotice } from './draft-context.ts';
import { uncoloredOfferings, withKeptOfferings, withOfferingColor } from './offering-products.ts';
import { draftWithKept, keptColorOf, rebaseDraft } from './rebase-draft.ts';
import { publishedProduct } from './release.ts';
import { withoutScheduled, withScheduled } from './scheduled-products.ts';
import { readStoredColors, storeColors } from './stored-colors.ts';
import { usePublished } from './use-published.ts';

/** Above all tabs: the draft survives navigation and is lost on reload (ADMIN-4). */
export function DraftProvider({ children }: { children: ReactNode }) {
  const { words, wordsIn, offerings, published: handed } = useAdmin();
  const defaultValue = useMemo(() => Object.values(wordsIn), [wordsIn]);
  const withDefaultTexts = <Entry extends PublishedProduct>(products: readonly Entry[]) =>
    withSeedTexts(products, wordsIn[adminLanguage], defaultValue);
  const [draft, setDraft] = useState<Draft>(() => draftOf(handed, withDefaultTexts(handed.products)));
  const { newest, look } = usePublished(handed);
  const [holds, setHolds] = useState(0);
  const [storageNotice, setStorageNotice] = useState<StorageNotice | null>(null);
  const { published, records, products } = useMemo(() => {
    const shown = <Entry extends PublishedProduct>(entries: readonly Entry[]) =>
      withSeedTexts(entries, words, defaultValue);
    return {
      published: shown(productsOf(draft.published.products)),
      products: shown(draft.products),
      records: colorRecords(draft),
    };
  }, [draft, words, defaultValue]);
  const changes = useMemo(() => changesOf(products, published), [products, published]);

  /** Writes nothing before the colour manager was opened (privacy notice). */
  function edit(next: Draft) {
    setDraft(next);
    if (next.kept !== draft.kept && next.kept.length > 0) keep(next.kept);
  }

  function keep(kept: readonly KeptColor[]) {
    if (!storeColors(kept)) setStorageNotice('writeFailed');
  }

  function takeOver(version: number, current: readonly PublishedProduct[], edits: ProductEdits) {
    edit({ ...edits, published: { version, products: current } });
  }

  function rebase(version: number, theirs: readonly PublishedProduct[], from = draft.published.products) {
    const current = withDefaultTexts(theirs);
    takeOver(version, current, rebaseDraft(draft, from, current));
  }

  const tools: DraftTools = {
    products,
    records,
    changes,
    published,
    offeringColors: useMemo(() => uncoloredOfferings(draft.products, offerings), [draft.products, offerings]),
    baseVersion: draft.published.version,
    toPublish: () => draft.products.map(publishedProduct),
    async refresh() {
      const { version, products: theirs } = await look();
      if (version > draft.published.version) rebase(version, theirs);
    },
    hold() {
      setHolds((count) => count + 1);
      return () => setHolds((count) => count - 1);
    },
    rebase,
    replace(version, theirs) {
      const current = withDefaultTexts(theirs);
      takeOver(version, current, asPublished(draft, current));
    },
    setAside: (sent) =>
      edit({ ...draft, ...withoutScheduled(draft, withDefaultTexts(sent), draft.published.products) }),
    takeUp(scheduled, base) {
      const [theirs, former] = [withDefaultTexts(scheduled), withDefaultTexts(base)];
      if (countChanges(changesOf(theirs, former)) === 0) return true;
      if (countChanges(changes) > 0) return false;
      edit({ ...draft, ...withScheduled(draft, theirs, former, draft.published.products) });
      return true;
    },
    storageNotice,
    addProduct: (product) => edit(withProduct(draft, product)),
    editProduct: (product) => edit(withEdited(draft, withDefaultTexts([product])[0]!)),
    deleteProduct: (id) => edit(withoutProduct(draft, id)),
    openColors() {
      const { colors, isBroken } = readStoredColors();
      if (colors.length > 0) return;
      if (isBroken) setStorageNotice('readFailed');
      const kept = draft.published.products.map((product) => keptColorOf(product, product.baseColor));
      setDraft({ ...draft, kept });
      keep(kept);
    },
    setBaseColor(id, color) {
      if (isHexColor(color))
        edit(withOfferingColor(draft, offerings, id, color) ?? withColor(draft, id, color));
    },
    discard: () => edit({ ...draft, ...asPublished(draft, draft.published.products) }),
  };

  const readColors = useEffectEvent((isFirst: boolean) => {
    const { colors } = readStoredColors();
    if (colors.length === 0) return;
    const ids = offerings.map(({ id }) => id);
    const read = isFirst
      ? { ...draftWithKept(colors, draft.published.products, ids), published: draft.published }
      : withColorsRead(draft, colors);
    setDraft(withKeptOfferings(read, offerings));
  });
  // Colours of an earlier visit, and changes made in another tab.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === productColorsKey && readColors(false);
    readColors(true);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const take = useEffectEvent(rebase);
  const isNewer = newest.version > draft.published.version;
  useEffect(() => {
    if (isNewer && holds === 0) take(newest.version, newest.products);
  }, [isNewer, holds, newest]);

  const loses = wouldLose(changes, draft.kept);
  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses]);

  return <DraftContext value={tools}>{children}</DraftContext>;
}

function draftOf({ version }: PublishedState, products: readonly PublishedProduct[]): Draft {
  return { published: { version, products }, products: productsOf(products), kept: [] };
}

function productsOf(published: readonly PublishedProduct[]): Product[] {
  return published.map(({ id, ...form }) => productOf(id, form));
}

/** If colours are stored at all, the published ones replace them. */
function asPublished({ kept }: Draft, published: readonly PublishedProduct[]): ProductEdits {
  return {
    products: productsOf(published),
    kept: kept.length > 0 ? published.map((product) => keptColorOf(product, product.baseColor)) : kept,
  };
}

/** Only stored colours survive a reload (ADMIN-4, COLOR-2). */
function wouldLose({ added, changed, removed, colors }: DraftChanges, kept: readonly KeptColor[]): boolean {
  if (added.length + changed.length + removed.length > 0) return true;
  return colors.some(({ id, to }) => !kept.some((record) => record.id === id && record.baseColor === to));
}

/** Words of one language that products get without being typed. */
type DefaultTexts = { readonly seeds: SeedTexts; readonly colors: { readonly offeringType: string } };

const seedIds: readonly string[] = productSeeds.map(({ id }) => id);

/** Shipped types and descriptions in the language of `to`; what an operator wrote stays as it is. */
export function withSeedTexts<Entry extends PublishedProduct>(
  products: readonly Entry[],
  to: DefaultTexts,
  all: readonly DefaultTexts[],
): Entry[] {
  return products.map((product) => {
    const wanted = defaultFor(product.id, to);
    const defaultValue = all.map((texts) => defaultFor(product.id, texts));
    const isDefault = (field: 'type' | 'description') =>
      defaultValue.some((texts) => texts[field] === product[field]);
    const type = isDefault('type') ? wanted.type : product.type;
    const description = isDefault('description') ? wanted.description : product.description;
    const isSame = type === product.type && description === product.description;
    return isSame ? product : { ...product, type, description };
  });
}

function defaultFor(id: string, { seeds, colors }: DefaultTexts) {
  if (seedIds.includes(id)) return seeds[id as keyof SeedTexts];
  return { type: colors.offeringType, description: '' };
}
