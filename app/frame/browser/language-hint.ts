import { languageHintKey } from '#domain/language/language-hint-key.ts';

/**
 * LANG-3. Once a visit: not on pages reached from another page of the site. Stores nothing until the visitor
 * dismisses the hint.
 */
export function startLanguageHint() {
  const preferred = navigator.language.slice(0, 2).toLowerCase();
  const hints = [...document.querySelectorAll<HTMLElement>('.language-hint')];
  const hint = hints.find(({ lang }) => lang === preferred);
  if (!hint || document.referrer.startsWith(location.origin) || wasDismissed()) return;
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    try {
      localStorage.setItem(languageHintKey, '1');
    } catch {}
  });
}

function wasDismissed(): boolean {
  try {
    return Boolean(localStorage.getItem(languageHintKey));
  } catch {
    return false;
  }
}
