import { adminLanguageKey, awaitsLanguageClass, spokenLanguage } from '#domain/language/admin-language.ts';
import { adminLanguage } from '#domain/language/languages.ts';

/** If the scripts come later than this, or not at all, it is seen in English. */
const longestWaitMs = 3000;

/** Before the first paint: nobody should see the area in a language that is replaced a moment later. */
export default function awaitLanguage(): void {
  if (spokenLanguage(storedLanguage(), navigator.languages) === adminLanguage) return;
  const { classList } = document.documentElement;
  classList.add(awaitsLanguageClass);
  setTimeout(() => classList.remove(awaitsLanguageClass), longestWaitMs);
}

/** Nothing where storage throws. */
function storedLanguage(): string | null {
  try {
    return localStorage.getItem(adminLanguageKey);
  } catch {
    return null;
  }
}
