import { startDialogs } from './dialogs.ts';
import { startLanguageHint } from './language-hint.ts';
import { startMotionToggle } from './motion-toggle.ts';
import { startScrollToTop } from './scroll-to-top.ts';
import { startThemeToggle } from './theme-toggle.ts';

/** Brings the frame of a public page to life: scroll position, theme button, menu and chat dialogs, language hint, moving drawings. */
export function startShell() {
  startScrollToTop();
  startThemeToggle();
  startDialogs();
  startLanguageHint();
  startMotionToggle();
}
