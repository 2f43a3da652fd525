import { useEffect, useSyncExternalStore } from 'react';
import { adminLanguageKey, awaitsLanguageClass, spokenLanguage } from '#domain/language/admin-language.ts';
import { adminLanguage, type Language } from '#domain/language/languages.ts';

const listeners = new Set<() => void>();
/** For browsers that block storage. */
let chosen: Language | null = null;

/** English on the server and while hydrating, so that both render the same. */
function useAdminLanguage(): Language {
  return useSyncExternalStore(subscribe, read, () => adminLanguage);
}

export function useDocumentLanguage(): Language {
  const language = useAdminLanguage();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    if (language === read()) root.classList.remove(awaitsLanguageClass);
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
  return spokenLanguage(stored() ?? chosen, navigator.languages);
}

function stored(): string | null {
  try {
    return localStorage.getItem(adminLanguageKey);
  } catch {
    return null;
  }
}
