import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/words/words.ts';

/** app/frame/browser/theme-toggle.ts handles it and updates `aria-pressed`. */
export function ThemeToggle() {
  const { theme } = useWords('common');
  return (
    <button
      className="iconbtn needs-script"
      type="button"
      aria-label={theme.toggle}
      aria-pressed="false"
      data-theme-toggle
    >
      <Icon name="moon" className="i-moon" />
      <Icon name="sun" className="i-sun" />
    </button>
  );
}
