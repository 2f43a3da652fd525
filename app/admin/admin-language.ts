import { useEffect, useSyncExternalStore } from 'react';
import { adminLanguage, isLanguage, type Language } from '#domain/languages.ts';

/** Where the choice is kept, from the first use of the switch on. */
export const adminLanguageKey = 'adminLanguage';

const listeners = new Set<() => void>();
/** For browsers that keep nothing: the choice of this page. */
let chosen: Language | null = null;

/** The language of the admin area. English on the server and while hydrating, so that both agree. */
export function useAdminLanguage(): Language {
  return useSyncExternalStore(subscribe, read, () => adminLanguage);
}

/** The language of the area for what shows the whole of it: the server renders English, the document follows. */
export function useDocumentLanguage(): Language {
  const language = useAdminLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}

/** Switches all texts of the area and remembers the choice in this browser. */
export function chooseAdminLanguage(language: Language): void {
  chosen = language;
  try {
    localStorage.setItem(adminLanguageKey, language);
  } catch {
    // A browser that keeps nothing still switches until the page is left.
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
    // Falls through to what this page knows.
  }
  return chosen ?? adminLanguage;
}
