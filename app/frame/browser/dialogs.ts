/** Browsers with `commandfor` open and close dialogs without script. */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

/**
 * `data-opens` opens a modal; `data-closes`, a link or the scrim closes. `<dialog>` and popovers handle Escape, focus and
 * clicks outside.
 */
export function startDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const target = event.target as Element;
      if (target.closest('[data-closes], a[href]') || (dialog.open && target === dialog)) {
        dialog.close();
        dialog.hidePopover?.();
      }
    });
  }
  for (const opener of document.querySelectorAll<HTMLButtonElement>('[data-opens]')) {
    const dialog = document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement | null;
    opener.addEventListener('click', () => {
      if (!knowsCommands) dialog?.showModal();
      opener.setAttribute('aria-expanded', 'true');
    });
    dialog?.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
  }
}
