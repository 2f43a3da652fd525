import { firstView, onlyIfInView } from './before-paint.inline.ts';

/** If the browser never reports a paint, the scripts load after this time. */
const patienceMs = 1000;

/** On parts that need not be in view any more (public-layout.css). */
const laidOut = 'laid-out';

/**
 * Runs at the end of every public page and does after the first paint what would delay it: a module script in
 * the document, at any priority, competes with fonts and layout (decision 0012).
 */
export default function afterPaint(): void {
  const script = document.currentScript as HTMLScriptElement;
  const rules = script.previousElementSibling as HTMLScriptElement;
  const settle = () => {
    document.documentElement.classList.remove(firstView);
    loadModules(script.dataset.modules!.split(' '));
    speculate(rules);
    layOutOneByOne([
      ...document.querySelectorAll(
        `.${onlyIfInView} :is(main section:nth-of-type(n+2):not(section section),.site-footer)`,
      ),
    ]);
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

/** One part per frame keeps the page responsive. */
export function layOutOneByOne(parts: Element[]): void {
  const part = parts.shift();
  if (!part) {
    document.documentElement.classList.remove(onlyIfInView);
    return;
  }
  part.classList.add(laidOut);
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
