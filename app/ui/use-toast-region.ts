import { useEffect, useState } from 'react';
import type { ToastMessage } from './use-toast.ts';

type ToastRegion = typeof import('./toast.tsx').default;

/**
 * Loads the toast code when the focus enters `within`: when a toast is due, the network may be gone. If
 * loading fails there is no toast, and the next one tries again.
 */
export function useToastRegion(newest: ToastMessage | undefined, within: string): ToastRegion | undefined {
  const [Region, setRegion] = useState<ToastRegion>();
  const id = newest?.id;

  useEffect(() => {
    const onFocus = () => {
      if (document.activeElement?.closest(within)) void loadToastRegion();
    };
    // Somebody may be typing already.
    onFocus();
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [within]);

  useEffect(() => {
    if (id === undefined || Region) return;
    void loadToastRegion().then((loaded) => loaded && setRegion(() => loaded));
  }, [id, Region]);

  return Region;
}

/** Never rejects: losing the form would be worse than losing a toast (A11Y-16). */
async function loadToastRegion(): Promise<ToastRegion | undefined> {
  try {
    return (await import('./toast.tsx')).default;
  } catch {
    return undefined;
  }
}
