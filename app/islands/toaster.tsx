import { lazy, Suspense } from 'react';
import type { ToastTexts } from '#app/ui/toast.tsx';
import type { ToastMessage } from '#app/ui/use-toast.ts';

const ToastRegion = lazy(() => import('#app/ui/toast.tsx'));

/** Shows the toasts of an island; the code for it arrives with the first one. */
export function Toaster(props: {
  toasts: readonly ToastMessage[];
  texts: ToastTexts;
  onDismiss: (id: number) => void;
}) {
  if (props.toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
}
