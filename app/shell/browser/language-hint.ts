const dismissedKey = 'english-hint-dismissed';

/**
 * Offers the English page to a first visitor of a German page whose browser prefers English (PRODUCT, Addresses).
 * Nothing is stored until the visitor dismisses the hint.
 */
export function startLanguageHint() {
  const hint = document.getElementById('language-hint');
  if (!hint || !/^en/i.test(navigator.language) || wasDismissed()) return;
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
