import { Icon } from '#app/ui/icon.tsx';
import { useAdmin } from './admin-context.ts';
import { toggleTheme, useIsDark } from './admin-theme.ts';

/** Its name says what a click does (A11Y-12). */
export function ThemeButton() {
  const { header } = useAdmin().words;
  const isDark = useIsDark();
  return (
    <button
      className="iconbtn"
      type="button"
      aria-label={isDark ? header.themeToLight : header.themeToDark}
      onClick={toggleTheme}
    >
      <Icon name="moon" className="i-moon" />
      <Icon name="sun" className="i-sun" />
    </button>
  );
}
