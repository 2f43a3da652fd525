import type { ToastTexts } from '#app/ui/toast.tsx';
import type { ToastMessage } from '#app/ui/use-toast.ts';
import { useToastRegion } from '#app/ui/use-toast-region.ts';

/** The toast code loads when the form is first used. */
export function Toaster(props: {
  toasts: readonly ToastMessage[];
  texts: ToastTexts;
  onDismiss: (id: number) => void;
}) {
  const ToastRegion = useToastRegion(props.toasts[0], 'form');
  if (!ToastRegion || props.toasts.length === 0) return null;
  return <ToastRegion {...props} />;
}
