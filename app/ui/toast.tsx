import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { toastLimits } from '#domain/site/toast-limits.ts';
import { Icon } from './icon.tsx';
import type { ToastMessage } from './use-toast.ts';

export type ToastTexts = { readonly region: string; readonly close: string };

type Props = {
  toasts: readonly ToastMessage[];
  texts: ToastTexts;
  onDismiss: (id: number) => void;
};

/** TOAST-1: one at a time, 5000 ms (10,000 ms with an act), swipe right, F8 focuses, Escape closes. Default export for lazy use. */
export default function ToastRegion({ toasts, texts, onDismiss }: Props) {
  return createPortal(
    <Radix.Provider
      swipeDirection={toastLimits.swipeDirection}
      swipeThreshold={toastLimits.swipeThreshold}
      label={texts.region}
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={toast.kind === 'destructive' ? 'toast destructive' : 'toast'}
          open={toast.open}
          duration={toast.act ? toastLimits.actDurationMs : toastLimits.durationMs}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
        >
          <Icon name={toast.kind === 'destructive' ? 'alert' : 'success'} />
          <div>
            <Radix.Title asChild>
              <b>{toast.title}</b>
            </Radix.Title>
            {toast.text && (
              <Radix.Description asChild>
                <p>{toast.text}</p>
              </Radix.Description>
            )}
          </div>
          {toast.act && (
            <Radix.Action className="btn line sm" altText={toast.act.label} onClick={toast.act.run}>
              {toast.act.label}
            </Radix.Action>
          )}
          <Radix.Close className="iconbtn" aria-label={texts.close}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" hotkey={[toastLimits.hotkey]} label={texts.region} />
    </Radix.Provider>,
    document.body,
  );
}
