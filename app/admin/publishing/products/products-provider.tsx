import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsRoleKnown, useKnownRole } from '#app/admin/accounts/known-role.ts';
import { type KnownSession, operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent, useDraftState } from '#app/admin/content-state.ts';
import { usePublished } from '#app/admin/publishing/release-queries.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { changesOf, type DraftChanges } from '#domain/publishing/draft-changes.ts';
import { type PublishedProduct, productOf } from '#domain/publishing/product.ts';
import { type KeptColor, productColorsKey, withBaseColor } from '#domain/publishing/product-color.ts';
import { isUnmade, offeringProduct, uncoloredOfferings, withSeedTexts } from './offering-products.ts';
import {
  guestEditor,
  handOver,
  productsIn,
  removeProduct,
  revertAll,
  revertProduct,
  setProduct,
  teamEditor,
  unsavedEditor,
} from './product-editor.ts';
import { changedColors, keptColors, readStoredColors, storeColors } from './stored-colors.ts';

const ProductsContext = createContext<ReturnType<typeof useDraftedProducts> | null>(null);

/** Above all tabs. */
export function ProductsProvider({ children }: { children: ReactNode }) {
  return <ProductsContext value={useDraftedProducts()}>{children}</ProductsContext>;
}

/** Throws outside the admin area. */
export function useProducts() {
  const tools = use(ProductsContext);
  if (!tools) throw new Error('useProducts is for screens below admin-layout.tsx');
  return tools;
}

/** The products with their open changes: the team's draft on the server, or a guest's in this page. */
function useDraftedProducts() {
  const { language, offerings, published: handed } = useAdmin();
  const { editor, isOfTeam, mayPublish } = useEditor(handed);
  const revision = useSyncExternalStore(editor.watch, editor.changes, () => 0);
  /** Stored colours of unknown products; null as long as this browser stores none. */
  const [kept, setKept] = useState<readonly KeptColor[] | null>(null);
  const [storageNotice, setStorageNotice] = useState<'readFailed' | 'writeFailed' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor says with its revision that it has changed
  const { products, published } = useMemo(() => {
    const { drafted, live } = productsIn(editor);
    const shown = (entries: readonly PublishedProduct[]) =>
      withSeedTexts(entries, language).map(({ id, ...form }) => productOf(id, form));
    return { products: shown(drafted), published: shown(live) };
  }, [editor, revision, language]);
  const changes = useMemo(() => changesOf(products, published), [products, published]);
  const records = useMemo(() => {
    const known = new Set(products.map(({ id }) => id));
    return [...products, ...(kept ?? []).filter(({ id }) => !known.has(id))];
  }, [products, kept]);
  const offeringColors = useMemo(() => uncoloredOfferings(products, offerings), [products, offerings]);

  function setBaseColor(id: string, baseColor: string): void {
    if (!isHexColor(baseColor)) return;
    const offering = offerings.find((each) => each.id === id);
    const product = productsIn(editor).drafted.find((each) => each.id === id);
    const isPublished = published.some((each) => each.id === id);
    if (product) {
      if (!isPublished && offering && isUnmade(product, offering, baseColor)) revertProduct(editor, id);
      else setProduct(editor, id, { baseColor });
    } else if (offering && offeringColors.some((each) => each.id === id)) {
      // The first colour of an offering makes a product for it, under the offering's id.
      setProduct(editor, id, offeringProduct(offering, baseColor));
    } else if (kept) setKept(withBaseColor(kept, id, baseColor));
  }

  // Stored colours follow the products, once this browser stores any (privacy notice).
  useEffect(() => {
    if (kept && !storeColors(keptColors(products, published, offerings, kept)))
      setStorageNotice('writeFailed');
  }, [kept, products, published, offerings]);

  const readColors = useEffectEvent((isFirst: boolean) => {
    const { colors } = readStoredColors();
    if (colors.length === 0) return;
    const { others, changed } = changedColors(colors, productsIn(editor).live, offerings);
    // The team's draft is on the server: what another operator did is newer than what this browser stores.
    if (!mayPublish) for (const { id, baseColor } of isFirst ? changed : colors) setBaseColor(id, baseColor);
    setKept(others);
  });
  const isRoleKnown = useIsRoleKnown();
  useEffect(() => {
    if (!isRoleKnown) return;
    readColors(true);
    const onStorage = ({ key }: StorageEvent) => key === productColorsKey && readColors(false);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [isRoleKnown]);

  const loses = isOfTeam ? editor.unsavedCount() > 0 : wouldLose(changes, kept !== null);
  useEffect(() => {
    if (!loses) return;
    function ask(event: BeforeUnloadEvent) {
      void editor.saveNow();
      event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [loses, editor]);

  return {
    products,
    published,
    changes,
    /** One per product, and the stored ones of unknown products. */
    records,
    /** Colours of offerings that no product colours yet. */
    offeringColors,
    /** `readFailed`: initial colours were loaded instead; `writeFailed`: nothing can be stored. */
    storageNotice,
    editor,
    /** False for guests, and for operators who may not publish: only they see their draft. */
    isOfTeam,
    addProduct: ({ id, ...form }: PublishedProduct) => setProduct(editor, id, form),
    editProduct(product: PublishedProduct) {
      for (const { id, ...form } of withSeedTexts([product], adminLanguage)) setProduct(editor, id, form);
    },
    deleteProduct: (id: string) => removeProduct(editor, id),
    /** Ignores anything but a hex colour (COLOR-3). */
    setBaseColor,
    /** Loads or seeds the stored colour records when the colour manager opens (COLOR-2). */
    openColors() {
      const { colors, isBroken } = readStoredColors();
      if (colors.length > 0) return;
      if (isBroken) setStorageNotice('readFailed');
      setKept([]);
    },
    discard: () => revertAll(editor),
  };
}

/** The team's editor for operators who may publish, once the draft is here; it gets what they changed as guests. */
function useEditor(handed: PublishedState) {
  const role = useKnownRole();
  const mayPublish = role !== null && mayDo(role, 'publish');
  const { data: state } = useDraftState(mayPublish);
  const newest = usePublished(handed);
  const [guest] = useState(() => guestEditor(handed));
  const operatorId = mayPublish && operatorClient.getQueryData<KnownSession>(sessionKey)?.operator?.id;
  const team = operatorId && state ? teamEditor(operatorId) : unsavedEditor();

  useEffect(() => guest.load(newest), [guest, newest]);
  useEffect(() => {
    if (!team || !state) return;
    team.load(state);
    if (handOver(guest.editor, team)) void team.saveNow().then(invalidateContent);
  }, [guest, team, state]);

  return { editor: team ?? guest.editor, isOfTeam: team !== undefined, mayPublish };
}

/** Only stored colours survive a reload (ADMIN-4, COLOR-2). */
function wouldLose({ added, changed, removed, colors }: DraftChanges, isKept: boolean): boolean {
  return added.length + changed.length + removed.length > 0 || (colors.length > 0 && !isKept);
}
