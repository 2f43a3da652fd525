import { useSyncExternalStore } from 'react';
import { themeStorageKey } from '#domain/site/theme-hours.ts';

/** The class on the root is the truth: the hour and other tabs change it too. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** Stores the choice, as on the public pages (THEME-2). */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(themeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // Storage is blocked: the theme lasts until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}
