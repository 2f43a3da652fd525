import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
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
import { productColorsKey, withBaseColor } from '#domain/publishing/product-color.ts';
import { isUnmade, offeringProduct, uncoloredOfferings } from './offering-products.ts';
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
import { type Products, ProductsContext, type StorageNotice } from './products-context.ts';
import { withSeedTexts } from './seed-texts.ts';
import {
  changedColors,
  type KeptColors,
  keptColors,
  noColors,
  readStoredColors,
  storeColors,
} from './stored-colors.ts';

/** Above all tabs. */
export function ProductsProvider({ children }: { children: ReactNode }) {
  const { words, wordsIn, offerings, published: handed } = useAdmin();
  const { editor, isOfTeam, mayPublish } = useEditor(handed);
  const revision = useSyncExternalStore(editor.watch, editor.changes, () => 0);
  const all = useMemo(() => Object.values(wordsIn), [wordsIn]);
  const [kept, setKept] = useState<KeptColors | null>(null);
  const [storageNotice, setStorageNotice] = useState<StorageNotice | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor says with its revision that it has changed
  const { products, published } = useMemo(() => {
    const { drafted, live } = productsIn(editor);
    const shown = (entries: readonly PublishedProduct[]) =>
      withSeedTexts(entries, words, all).map(({ id, ...form }) => productOf(id, form));
    return { products: shown(drafted), published: shown(live) };
  }, [editor, revision, words, all]);
  const changes = useMemo(() => changesOf(products, published), [products, published]);
  const records = useMemo(() => {
    const known = new Set(products.map(({ id }) => id));
    return [...products, ...(kept?.others ?? []).filter(({ id }) => !known.has(id))];
  }, [products, kept]);
  const offeringColors = useMemo(() => uncoloredOfferings(products, offerings), [products, offerings]);

  const tools: Products = {
    products,
    published,
    changes,
    records,
    offeringColors,
    storageNotice,
    editor,
    isOfTeam,
    addProduct: ({ id, ...form }) => setProduct(editor, id, form),
    editProduct(product) {
      const [{ id, ...form }] = withSeedTexts([product], wordsIn[adminLanguage], all) as [PublishedProduct];
      setProduct(editor, id, form);
    },
    deleteProduct: (id) => removeProduct(editor, id),
    setBaseColor(id, baseColor) {
      if (!isHexColor(baseColor)) return;
      const offering = offerings.find((each) => each.id === id);
      const product = productsIn(editor).drafted.find((each) => each.id === id);
      const isPublished = published.some((each) => each.id === id);
      if (!product) {
        // The first colour of an offering makes a product for it, under the offering's id.
        if (offering && offeringColors.some((each) => each.id === id))
          setProduct(editor, id, offeringProduct(offering, baseColor));
        else if (kept) setKept({ others: withBaseColor(kept.others, id, baseColor) });
        return;
      }
      if (!isPublished && offering && isUnmade(product, offering, baseColor)) revertProduct(editor, id);
      else setProduct(editor, id, { baseColor });
    },
    openColors() {
      const { colors, isBroken } = readStoredColors();
      if (colors.length > 0) return;
      if (isBroken) setStorageNotice('readFailed');
      setKept(noColors);
    },
    discard: () => revertAll(editor),
  };

  // Stored colours follow the products, once this browser stores any (privacy notice).
  useEffect(() => {
    if (!kept) return;
    const next = keptColors(products, published, offerings, kept);
    if (!storeColors(next)) setStorageNotice('writeFailed');
  }, [kept, products, published, offerings]);

  const readColors = useEffectEvent((isFirst: boolean) => {
    const { colors } = readStoredColors();
    if (colors.length === 0) return;
    const { others, changed } = changedColors(colors, productsIn(editor).live, offerings);
    // The team's draft is on the server: what another operator did is newer than what this browser stores.
    if (!mayPublish)
      for (const { id, baseColor } of isFirst ? changed : colors) tools.setBaseColor(id, baseColor);
    setKept({ others });
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

  return <ProductsContext value={tools}>{children}</ProductsContext>;
}

/** The team's editor for operators who may publish, once the draft is here; it gets what they changed as guests. */
function useEditor(handed: PublishedState) {
  const role = useKnownRole();
  const mayPublish = role !== null && mayDo(role, 'publish');
  const { data: state } = useDraftState(mayPublish);
  const newest = usePublished(handed);
  const [guest] = useState(() => guestEditor(handed));
  const shownToGuests = useRef(handed);
  const operatorId = mayPublish && operatorClient.getQueryData<KnownSession>(sessionKey)?.operator?.id;
  const team = operatorId && state ? teamEditor(operatorId) : unsavedEditor();

  useEffect(() => {
    if (newest === shownToGuests.current) return;
    shownToGuests.current = newest;
    guest.load(newest);
  }, [guest, newest]);
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
