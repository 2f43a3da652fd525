import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog that is open as long as it is rendered: named by its title, Escape and a close button, background
 * inert, focus on the element marked `data-autofocus`, and back where it came from afterwards (A11Y-20).
 */
export function Modal({ title, closeLabel, onClose, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

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
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <button className="iconbtn" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
