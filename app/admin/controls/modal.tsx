import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

const KeepOpenContext = createContext<(reason: string | null) => void>(() => {});

/**
 * In a `Modal`, as long as it is rendered: nothing closes the dialog, and it says why. For requests whose answer must
 * find it open.
 */
export function KeepOpen({ reason }: { reason: string }) {
  const keepOpen = use(KeepOpenContext);
  useLayoutEffect(() => {
    keepOpen(reason);
    return () => keepOpen(null);
  }, [keepOpen, reason]);
  return null;
}

/**
 * A modal dialog that is open as long as it is rendered: named by its title, Escape and a close button, background
 * inert, focus on the element marked `data-autofocus`, and back where it came from afterwards (A11Y-20).
 */
export function Modal({ title, closeLabel, onClose, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reasonId = useId();
  const [reason, keepOpen] = useState<string | null>(null);

  // In the layout phase, so that it closes while still in the page: that is what gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={className ? `modal ${className}` : 'modal'}
      aria-labelledby={titleId}
      closedby={reason ? 'none' : 'closerequest'}
      onClose={() => {
        if (dialog.current?.open) return;
        // Where `closedby` is unknown, Escape has closed it all the same.
        if (reason) dialog.current?.showModal();
        else onClose();
      }}
    >
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={closeLabel}
          aria-disabled={reason !== null}
          aria-describedby={reasonId}
          onClick={() => reason === null && onClose()}
        >
          <Icon name="close" />
        </button>
        <span id={reasonId} className="sr" role="status">
          {reason}
        </span>
      </div>
      <KeepOpenContext value={keepOpen}>{children}</KeepOpenContext>
    </dialog>
  );
}
