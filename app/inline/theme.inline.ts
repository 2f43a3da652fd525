import { initialTheme, themeStorageKey } from '#domain/theme-hours.ts';

/**
 * Gives the document its theme before the first paint (spec 1 §4), and again when a prerendered page is shown, when a page
 * comes back from the back/forward cache, and when another tab changes the choice.
 */
export default function startTheme(): void {
  applyTheme();
  document.addEventListener('prerenderingchange', applyTheme);
  addEventListener('pageshow', (event) => {
    if (event.persisted) applyTheme();
  });
  addEventListener('storage', applyTheme);
}

function applyTheme(): void {
  const theme = initialTheme(storedTheme(), new Date().getHours());
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** What the visitor chose; nothing where storage throws. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}
