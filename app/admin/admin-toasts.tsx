import type { ToastMessage } from '#app/ui/use-toast.ts';
import { useToastRegion } from '#app/ui/use-toast-region.ts';
import { useAdmin } from './admin-context.ts';

export function AdminToasts({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}) {
  const { common } = useAdmin().words;
  const ToastRegion = useToastRegion(toasts[0], 'body *');
  if (!ToastRegion || toasts.length === 0) return null;
  return (
    <ToastRegion
      toasts={toasts}
      texts={{ region: common.toastRegion, close: common.closeToast }}
      onDismiss={onDismiss}
    />
  );
}
