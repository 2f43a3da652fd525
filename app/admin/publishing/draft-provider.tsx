import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { seedProductColors, seedProducts } from '#content/product-seeds.ts';
import { type ProductColor, productColorOf, productColorsKey, withBaseColor } from '#domain/product-color.ts';
import { type Draft, draftReducer } from './draft.ts';
import { changesOf, hasProductChanges } from './draft-changes.ts';
import { DraftContext, type DraftTools, type StorageNotice } from './draft-context.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { readPublishedBases, readStoredColors, storeColors } from './stored-colors.ts';

/** Holds the draft above all tabs: it survives going from one to another and is forgotten on reload (spec 2 §4). */
export function DraftProvider({ children }: { children: ReactNode }) {
  const { words } = useAdmin();
  const initial = useMemo(
    () => ({ products: seedProducts(words.seeds), colors: seedProductColors() }),
    [words],
  );
  const [known, setKnown] = useState<{ version: number; draft: Draft } | null>(null);
  const published = known?.draft ?? initial;
  const [draft, dispatch] = useReducer(draftReducer, initial);
  const [storageNotice, setStorageNotice] = useState<StorageNotice | null>(null);
  const changes = changesOf(draft, published);

  // While rendering, so that the other language never looks like five unsaved changes for a moment.
  // What an operator published has one text for both.
  const [seeds, setSeeds] = useState(initial.products);
  if (seeds !== initial.products) {
    setSeeds(initial.products);
    if (!known) dispatch({ type: 'seedsTranslated', from: seeds, to: initial.products });
  }

  function keepColors(colors: readonly ProductColor[]) {
    dispatch({ type: 'colorsChanged', colors });
    if (!storeColors(colors)) setStorageNotice('writeFailed');
  }

  function takeOver(version: number, current: Draft, next: Draft) {
    setKnown({ version, draft: current });
    dispatch({ type: 'discarded', published: next });
    // Nothing is written for somebody who has never opened the colour manager (privacy notice).
    if (readStoredColors().colors.length === 0) return;
    storeColors(next.colors, current.colors);
  }

  const tools: DraftTools = {
    draft,
    changes,
    published,
    baseVersion: known?.version ?? null,
    rebase(version, current, from = known ? published : keptBase(draft, published)) {
      takeOver(version, current, rebaseDraft(draft, from, current));
    },
    replace: (version, current) => takeOver(version, current, current),
    storageNotice,
    addProduct: (product) => dispatch({ type: 'productAdded', product }),
    editProduct: (product) => dispatch({ type: 'productEdited', product }),
    deleteProduct: (id) => dispatch({ type: 'productDeleted', id }),
    openColors() {
      const { colors, isBroken } = readStoredColors();
      if (colors.length > 0) dispatch({ type: 'colorsChanged', colors });
      else {
        if (isBroken) setStorageNotice('readFailed');
        keepColors(published.colors);
      }
    },
    setBaseColor: (id, color) => keepColors(withBaseColor(draft.colors, id, color)),
    discard() {
      dispatch({ type: 'discarded', published });
      // Nothing is written for somebody who has never opened the colour manager (privacy notice).
      if (readStoredColors().colors.length > 0) storeColors(published.colors);
    },
  };

  // Colours of an earlier visit, and those of a second tab as they change.
  useEffect(() => {
    const load = () => {
      const { colors } = readStoredColors();
      if (colors.length > 0) dispatch({ type: 'colorsChanged', colors });
    };
    const onStorage = ({ key }: StorageEvent) => key === productColorsKey && load();
    load();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const wouldLose = hasProductChanges(changes);
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);

  return <DraftContext value={tools}>{children}</DraftContext>;
}

/** What the draft began with in this browser: colours kept by an earlier visit began with what was published then. */
function keptBase(draft: Draft, initial: Draft): Draft {
  const bases = readPublishedBases();
  const kept = draft.colors.flatMap((color) => {
    const baseColor = bases.get(color.id);
    return baseColor ? [productColorOf({ ...color, baseColor })] : [];
  });
  return { ...initial, colors: [...kept, ...initial.colors.filter(({ id }) => !bases.has(id))] };
}
