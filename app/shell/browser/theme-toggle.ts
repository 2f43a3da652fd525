import { themeStorageKey } from '#domain/theme-hours.ts';

/** Buttons with `data-theme-toggle` switch light and dark and store the choice (spec 1 §4). */
export function startThemeToggle() {
  const root = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]');
  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(root.classList.contains('dark')));
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const dark = root.classList.toggle('dark');
      try {
        localStorage.setItem(themeStorageKey, dark ? 'dark' : 'light');
      } catch {
        // A browser that keeps nothing still switches for this page.
      }
    });
  }
  // The theme can also change by the hour, in another tab or when a page returns from the cache.
  new MutationObserver(show).observe(root, { attributeFilter: ['class'] });
  show();
}
