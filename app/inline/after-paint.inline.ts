import { firstView } from './before-paint.inline.ts';

/** If the browser never reports a paint, the scripts load after this time. */
const patienceMs = 1000;

/** Delay after the load of a prerendered page: loading modules would slow down a quick click. */
const quickClickMs = 500;

/** On out-of-view parts of a prerendered page while they are not laid out (public-layout.css). */
const outOfView = 'out-of-view';

/** On parts of other pages that the first paint may skip unless they are in view (public-layout.css). */
const onlyIfInView = 'only-if-in-view';

/**
 * Runs at the end of every public page and does after the first paint what would delay it: a module script in
 * the document, at any priority, competes with fonts and layout (decision 0012).
 */
export default function afterPaint(): void {
  const script = document.currentScript as HTMLScriptElement;
  const rules = script.previousElementSibling as HTMLScriptElement;
  const load = () => loadModules(script.dataset.modules!.split(' '));
  const parts = partsForLater();
  for (const { classList } of parts) classList.add(document.prerendering ? outOfView : onlyIfInView);

  const settle = () => {
    document.documentElement.classList.remove(firstView);
    load();
    afterNextFrame(() => layOutOneByOne(parts, () => speculate(rules)));
  };
  const settleInTime = () => setTimeout(settle, patienceMs);
  whenPainted(settle);
  if (document.prerendering) {
    addEventListener('load', () => {
      if (document.prerendering) layOutAhead(parts);
      setTimeout(load, quickClickMs);
    });
    document.addEventListener('prerenderingchange', () => {
      if (document.readyState !== 'complete') layOutAhead(parts);
      settleInTime();
    });
  } else {
    addEventListener('load', settleInTime);
  }
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

/** One part per frame keeps the page responsive; the rules then need the styles of all links. */
export function layOutOneByOne(parts: Element[], done: () => void): void {
  const part = parts.shift();
  part?.classList.remove(outOfView, onlyIfInView);
  afterNextFrame(part ? () => layOutOneByOne(parts, done) : done);
}

/** Browsers lay a hidden page out at the click otherwise. Only before the paint: later no part may vanish. */
export function layOutAhead(parts: readonly Element[]): void {
  // Reading a height forces layout.
  void document.body.offsetHeight;
  for (const part of parts) part.classList.toggle(outOfView, part.getBoundingClientRect().top >= innerHeight);
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

function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
