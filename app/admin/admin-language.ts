import { useEffect, useSyncExternalStore } from 'react';
import { adminLanguage, isLanguage, type Language } from '#domain/languages.ts';

export const adminLanguageKey = 'adminLanguage';

const listeners = new Set<() => void>();
/** For browsers that block storage. */
let chosen: Language | null = null;

/** The first known one of the browser until the operator chooses; English on the server and while hydrating. */
export function useAdminLanguage(): Language {
  return useSyncExternalStore(subscribe, read, () => adminLanguage);
}

export function useDocumentLanguage(): Language {
  const language = useAdminLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}

export function chooseAdminLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(adminLanguageKey, language);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === adminLanguageKey && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function read(): Language {
  try {
    const stored = localStorage.getItem(adminLanguageKey);
    if (isLanguage(stored)) return stored;
  } catch {
    // Storage is blocked: use the choice of this page.
  }
  return chosen ?? ofBrowser(navigator.languages) ?? adminLanguage;
}

export function ofBrowser(tags: readonly string[]): Language | undefined {
  return tags.map((tag) => tag.split('-')[0]).find(isLanguage);
}
