import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { IconButton } from './button.tsx';

type Props = {
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

const KeepOpenContext = createContext<(reason: string | null) => void>(() => {});

/** While rendered inside a `Modal`, prevents closing and says why: the answer must find it open. */
export function KeepOpen({ reason }: { reason: string }) {
  const keepOpen = use(KeepOpenContext);
  useLayoutEffect(() => {
    keepOpen(reason);
    return () => keepOpen(null);
  }, [keepOpen, reason]);
  return null;
}

/** A ref for an element that appears later than its dialog. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Open while rendered. Focuses the element marked `data-autofocus` and restores the focus (A11Y-20). */
export function Modal({ title, onClose, className, children }: Props) {
  const { common } = useAdmin().words;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reasonId = useId();
  const [reason, keepOpen] = useState<string | null>(null);

  // Layout phase: closing restores the focus only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={className ? `above modal ${className}` : 'above modal'}
      aria-labelledby={titleId}
      closedby={reason ? 'none' : 'closerequest'}
      onClose={() => {
        if (dialog.current?.open) return;
        // Browsers without `closedby` have closed it on Escape: open it again.
        if (reason) dialog.current?.showModal();
        else onClose();
      }}
    >
      <div className="bar modal-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton
          icon="close"
          label={common.close}
          isDisabled={reason !== null}
          aria-describedby={reasonId}
          onClick={onClose}
        />
        <span id={reasonId} className="sr" role="status">
          {reason}
        </span>
      </div>
      <KeepOpenContext value={keepOpen}>{children}</KeepOpenContext>
    </dialog>
  );
}
