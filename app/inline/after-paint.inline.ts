import { firstView } from './before-paint.inline.ts';

/** If the browser never reports a paint, the scripts load after this time. */
const patienceMs = 1000;

/** On parts that the first paint may skip unless they are in view (public-layout.css). */
const onlyIfInView = 'only-if-in-view';

/**
 * Runs at the end of every public page and does after the first paint what would delay it: a module script in
 * the document, at any priority, competes with fonts and layout (decision 0012).
 */
export default function afterPaint(): void {
  const script = document.currentScript as HTMLScriptElement;
  const rules = script.previousElementSibling as HTMLScriptElement;
  const parts = partsForLater();
  for (const { classList } of parts) classList.add(onlyIfInView);

  const settle = () => {
    document.documentElement.classList.remove(firstView);
    loadModules(script.dataset.modules!.split(' '));
    speculate(rules);
    layOutOneByOne(parts);
  };
  whenPainted(settle);
  // Browsers that prerender report paints.
  if (!document.prerendering) addEventListener('load', () => setTimeout(settle, patienceMs));
}

/** All at once, so that none waits for another. */
function loadModules(modules: readonly string[]): void {
  for (const module of modules) import(/* @vite-ignore */ module).catch(unlessOffline);
}

/**
 * Ignores network errors: the next call tries again, and the page works without scripts. Every browser says
 * "import" when a module cannot be loaded; errors of the module itself do not.
 */
export function unlessOffline(error: Error): void {
  if (!/import/i.test(error.message)) throw error;
}

/** None on a page that is restored where it was, or opened further down. */
function partsForLater(): Element[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || /^(?:reload|back_forward)$/.test(navigation?.type ?? '')) return [];
  return [...document.querySelectorAll('main section:nth-of-type(n+2):not(section section),.site-footer')];
}

/** One part per frame keeps the page responsive. */
export function layOutOneByOne(parts: Element[]): void {
  const part = parts.shift();
  if (!part) return;
  part.classList.remove(onlyIfInView);
  requestAnimationFrame(() => setTimeout(() => layOutOneByOne(parts)));
}

/** Only where a pointer can hover: on touch screens the rules slow taps down. */
export function speculate(rules: HTMLScriptElement): void {
  if (rules.type === 'speculationrules' || !matchMedia('(hover: hover)').matches) return;
  rules.type = 'speculationrules';
  document.body.append(rules);
}

/** The very first paint may be only the background. */
function whenPainted(act: () => void): void {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) act();
  }).observe({ type: 'paint', buffered: true });
}
