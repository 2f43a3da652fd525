import { useEffect } from 'react';
import { externalStore } from '#app/admin/external-store.ts';

/** Something that the open screen can do. `label` is in the operator's language. */
export type PaletteAct = { readonly id: string; readonly label: string; readonly run: () => void };

const registered = externalStore<readonly (readonly PaletteAct[])[]>([]);

/** Offers the acts in the command palette as long as the caller is shown. Keep the list stable (`useMemo`). */
export function usePaletteActs(acts: readonly PaletteAct[]): void {
  useEffect(() => {
    registered.set([...registered.get(), acts]);
    return () => registered.set(registered.get().filter((one) => one !== acts));
  }, [acts]);
}

export const useRegisteredActs = (): readonly PaletteAct[] => registered.use().flat();
