import { useEffect, useState } from 'react';
import type { ToastMessage } from './use-toast.ts';

type ToastRegion = typeof import('./toast.tsx').default;

/**
 * What shows toasts, from the first of them on. Its code is fetched as soon as somebody uses a part of the page that
 * matches `within`: when there is something to say, the line may be gone. If the code does not come there is no toast,
 * and the next one tries again.
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

/** Never rejects: whatever a toast says, losing the form over it is worse (A11Y-16). */
async function loadToastRegion(): Promise<ToastRegion | undefined> {
  try {
    return (await import('./toast.tsx')).default;
  } catch {
    return undefined;
  }
}
