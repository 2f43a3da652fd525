import { useRef, useState } from 'react';
import { toastLimits } from '#domain/site/toast-limits.ts';

export type ToastAct = { readonly label: string; readonly run: () => void };

export type ToastMessage = {
  readonly id: number;
  readonly kind: 'default' | 'destructive';
  readonly title: string;
  readonly text?: string | undefined;
  /** A button in it; it then stays for longer. */
  readonly act?: ToastAct | undefined;
  readonly open: boolean;
};

/** A new toast replaces the old (limit 1); a dismissed one is removed after a delay (TOAST-1). */
export function useToast() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const nextId = useRef(1);

  function show(message: Omit<ToastMessage, 'id' | 'open'>) {
    const id = nextId.current++;
    setToasts((all) => [{ ...message, id, open: true }, ...all].slice(0, toastLimits.limit));
  }

  function dismiss(id: number) {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.id !== id)), toastLimits.removalDelayMs);
  }

  return { toasts, show, dismiss };
}
