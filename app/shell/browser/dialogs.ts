/** Browsers with `commandfor` open and close dialogs without script. */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;

/** `data-opens` opens; `data-closes`, a link or the scrim closes. `<dialog>` handles Escape and focus. */
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
