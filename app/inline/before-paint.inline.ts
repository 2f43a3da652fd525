/** On the document until its first paint: nothing in it moves for good yet (motion.css). */
export const firstView = 'first-view';

/** On a button of the shell that was clicked before its script was there, and not a second time. */
export const clickedEarly = 'data-clicked-early';

/** Runs in the head of every public page. */
export default function beforePaint(): void {
  holdMotion();
  document.onclick = noteEarlyClick;
}

/** The first paint is of a page that lies still, with few layers. */
function holdMotion(): void {
  document.documentElement.classList.add(firstView);
}

/**
 * On a slow network the buttons are seen a while before the script that gives them their function; start-shell.ts repeats
 * what was clicked in between. Of two clicks the second takes the first back. Buttons that the browser serves by itself
 * (`commandfor`) are left to it.
 */
export function noteEarlyClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>(
    '[data-theme-toggle],[data-motion-toggle],[data-opens]',
  );
  if (button && !button.commandForElement) button.toggleAttribute(clickedEarly);
}
