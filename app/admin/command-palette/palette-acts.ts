import { useEffect, useSyncExternalStore } from 'react';

/** Something that the open screen can do. `label` is in the operator's language. */
export type PaletteAct = { readonly id: string; readonly label: string; readonly run: () => void };

let registered: readonly (readonly PaletteAct[])[] = [];
const watchers = new Set<() => void>();

function change(next: typeof registered): void {
  registered = next;
  for (const onChange of watchers) onChange();
}

/** Offers the acts in the command palette as long as the caller is shown. Keep the list stable (`useMemo`). */
export function usePaletteActs(acts: readonly PaletteAct[]): void {
  useEffect(() => {
    change([...registered, acts]);
    return () => change(registered.filter((one) => one !== acts));
  }, [acts]);
}

export function useRegisteredActs(): readonly PaletteAct[] {
  const all = useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => registered,
    () => registered,
  );
  return all.flat();
}
