const dismissedKey = 'english-hint-dismissed';

/**
 * Offers a first visitor the page in the language that the browser prefers, if it is another (PRODUCT, Addresses).
 * Nothing is stored until the visitor dismisses the hint.
 */
export function startLanguageHint() {
  const preferred = navigator.language.slice(0, 2).toLowerCase();
  const hints = [...document.querySelectorAll<HTMLElement>('.language-hint')];
  const hint = hints.find(({ lang }) => lang === preferred);
  if (!hint || wasDismissed()) return;
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    try {
      localStorage.setItem(dismissedKey, '1');
    } catch {
      // It will be offered again on the next page; nothing else depends on it.
    }
  });
}

function wasDismissed(): boolean {
  try {
    return Boolean(localStorage.getItem(dismissedKey));
  } catch {
    return false;
  }
}
