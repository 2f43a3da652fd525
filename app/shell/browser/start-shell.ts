import { clickedEarly } from '#app/inline/before-paint.inline.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
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
  makeUpForEarlyClicks();
  if (keepsColorPreview()) void import('./color-preview.ts').then((preview) => preview.startColorPreview());
}

/** Only an operator's browser does, after Apply Colors; nobody else loads the code for it. */
function keepsColorPreview(): boolean {
  try {
    return localStorage.getItem(colorPreviewKey) !== null;
  } catch {
    return false;
  }
}

/** The document has noted them until now (before-paint.inline.ts). */
function makeUpForEarlyClicks() {
  document.onclick = null;
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${clickedEarly}]`)) {
    button.removeAttribute(clickedEarly);
    button.click();
  }
}
