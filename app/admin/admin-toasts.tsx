import { lazy, Suspense } from 'react';
import type { ToastMessage } from '#app/ui/use-toast.ts';
import { useAdmin } from './admin-context.ts';

const ToastRegion = lazy(() => import('#app/ui/toast.tsx'));

/** Shows the toasts of the area; the code for it arrives with the first one. */
export function AdminToasts({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}) {
  const { common } = useAdmin().words;
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion
        toasts={toasts}
        texts={{ region: common.toastRegion, close: common.closeToast }}
        onDismiss={onDismiss}
      />
    </Suspense>
  );
}
