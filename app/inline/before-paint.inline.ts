/** On the document until its first paint: no endless motion (moving-motif.css), no second font (base.css) yet. */
export const firstView = 'first-view';

/**
 * On the document until everything is laid out: the first paint may skip what is not in view (public-layout.css).
 * It stands there before the first section: a slow browser paints while the document arrives, and what is skipped
 * after it was painted counts as moved.
 */
export const onlyIfInView = 'only-if-in-view';

/** Marks a button of the frame that was clicked before its script arrived. */
export const clickedEarly = 'data-clicked-early';

export default function beforePaint(): void {
  holdMotion();
  if (!isSomewhereElse()) document.documentElement.classList.add(onlyIfInView);
  document.onclick = noteEarlyClick;
}

/** A still page needs fewer layers in the first paint. */
function holdMotion(): void {
  document.documentElement.classList.add(firstView);
}

/** A page that is restored where it was, or opened further down. */
function isSomewhereElse(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || /^(?:reload|back_forward)$/.test(navigation?.type ?? '');
}

/**
 * On slow networks, buttons appear before their script; start-frame.ts repeats the noted clicks. A second
 * click cancels the first. Buttons with `commandfor` need no script.
 */
export function noteEarlyClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>(
    '[data-theme-toggle],[data-motion-toggle],[data-opens]',
  );
  if (button && !button.commandForElement) button.toggleAttribute(clickedEarly);
}
