import { clickedEarly } from '#app/inline/before-paint.inline.ts';
import { colorPreviewKey } from '#domain/palette/color-preview-key.ts';
import { startAssistant } from './assistant.ts';
import { startDialogs } from './dialogs.ts';
import { startLanguageHint } from './language-hint.ts';
import { startMotionToggle } from './motion-toggle.ts';
import { startReports } from './report-acts.ts';
import { startScrollToTop } from './scroll-to-top.ts';
import { startSearch } from './search.ts';
import { startThemeToggle } from './theme-toggle.ts';

export function startFrame() {
  startScrollToTop();
  startThemeToggle();
  startDialogs();
  startLanguageHint();
  startMotionToggle();
  startReports();
  startSearch();
  startAssistant();
  makeUpForEarlyClicks();
  if (keepsColorPreview()) void import('./color-preview.ts').then((preview) => preview.startColorPreview());
}

/** Only an operator's browser loads that code, after Apply Colors. */
function keepsColorPreview(): boolean {
  try {
    return localStorage.getItem(colorPreviewKey) !== null;
  } catch {
    return false;
  }
}

/** Repeats the clicks that before-paint.inline.ts noted. */
function makeUpForEarlyClicks() {
  document.onclick = null;
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${clickedEarly}]`)) {
    button.removeAttribute(clickedEarly);
    button.click();
  }
}
