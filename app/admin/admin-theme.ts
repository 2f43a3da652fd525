import { useSyncExternalStore } from 'react';
import { themeStorageKey } from '#domain/theme-hours.ts';

/** Whether the area is dark now. The class on the root is the truth: the hour and other tabs change it too. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** Switches light and dark and stores the choice, as on the public pages (spec 1 §4). */
export function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(themeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // A browser that keeps nothing still switches for this page.
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
