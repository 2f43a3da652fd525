/** Browsers that know `commandfor` open and close dialogs by themselves, also without script. */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

/**
 * Opens the dialog named by `data-opens`, closes it by `data-closes`, by a link chosen in it, or by a click on the
 * scrim. Escape, focus trap and the way back of the focus come with `<dialog>` itself.
 */
export function startDialogs() {
  for (const opener of document.querySelectorAll<HTMLButtonElement>('[data-opens]')) {
    const dialog = document.getElementById(opener.dataset.opens ?? '') as HTMLDialogElement | null;
    if (!dialog) continue;
    opener.addEventListener('click', () => {
      if (!knowsCommands) dialog.showModal();
      opener.setAttribute('aria-expanded', 'true');
    });
    dialog.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
    dialog.addEventListener('click', (event) => {
      const target = event.target as Element;
      if (target === dialog || target.closest('[data-closes], a[href]')) dialog.close();
    });
  }
}
