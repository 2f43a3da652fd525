import { themeStorageKey } from '#domain/site/theme-hours.ts';

/** Stores the choice (THEME-2). */
export function startThemeToggle() {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]');
  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  };
  const toggle = () => {
    const dark = root.classList.toggle('dark');
    try {
      localStorage.setItem(themeStorageKey, dark ? 'dark' : 'light');
    } catch {}
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
      if (moves && 'startViewTransition' in document) document.startViewTransition(toggle);
      else toggle();
    });
  }
  // The hour, another tab or the back/forward cache can change the theme too.
  new MutationObserver(show).observe(root, { attributeFilter: ['class'] });
  show();
}
