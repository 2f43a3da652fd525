/** On the document until its first paint: no endless motion yet (moving-motif.css). */
export const firstView = 'first-view';

/** Marks a shell button that was clicked before its script arrived. */
export const clickedEarly = 'data-clicked-early';

export default function beforePaint(): void {
  holdMotion();
  document.onclick = noteEarlyClick;
}

/** A still page needs fewer layers in the first paint. */
function holdMotion(): void {
  document.documentElement.classList.add(firstView);
}

/**
 * On slow networks, buttons appear before their script; start-shell.ts repeats the noted clicks. A second
 * click cancels the first. Buttons with `commandfor` need no script.
 */
export function noteEarlyClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>(
    '[data-theme-toggle],[data-motion-toggle],[data-opens]',
  );
  if (button && !button.commandForElement) button.toggleAttribute(clickedEarly);
}
