import { initialTheme, themeStorageKey } from '#domain/site/theme-hours.ts';

/** Runs before the first paint, and after prerendering, bfcache or changes in other tabs (THEME-1). */
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

/** Nothing where storage throws. */
function storedTheme(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null;
  }
}
