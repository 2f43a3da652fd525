import { firstView } from './before-paint.inline.ts';

/** Should a browser never tell that it has painted, the scripts come this long after everything else. */
const patienceMs = 1000;

/** A prerendered page asks for its modules this long after its load: they must not meet a quick click. */
const quickClickMs = 500;

/** On a part of a prerendered page that is out of view, while it is not laid out (shell.css). */
const outOfView = 'out-of-view';

/** On a part of any other page that need not be laid out before the first paint, unless it is in view (shell.css). */
const onlyIfInView = 'only-if-in-view';

/**
 * Runs at the end of every public page, right behind the waiting speculation rules. Once the page has been painted it
 * loads the modules that its own element names, lets the drawings move, has the rest laid out and puts the rules into
 * force. A module script in the document, whatever its priority, competes with fonts and layout (decision 0012).
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

/** All are named, so that none waits for another. */
function loadModules(modules: readonly string[]): void {
  for (const module of modules) import(/* @vite-ignore */ module).catch(unlessOffline);
}

/**
 * A network error is no fault to report: the next call is another try, and the page works without its scripts. Every
 * browser's words for a module that could not be loaded name the import; faults of the module itself do not.
 */
export function unlessOffline(error: Error): void {
  if (!/import/i.test(error.message)) throw error;
}

/** What need not be laid out at once; nothing of a page that comes back where it was, or at a place further down. */
function partsForLater(): Element[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || /^(?:reload|back_forward)$/.test(navigation?.type ?? '')) return [];
  return [...document.querySelectorAll('main section:nth-of-type(n+2):not(section section),.site-footer')];
}

/**
 * One part a frame, so that none of it keeps the page from answering; then calls `done`. The rules read the styles of all
 * links, which those laid out last have after the next frame.
 */
export function layOutOneByOne(parts: Element[], done: () => void): void {
  const part = parts.shift();
  part?.classList.remove(outOfView, onlyIfInView);
  afterNextFrame(part ? () => layOutOneByOne(parts, done) : done);
}

/**
 * Has a page laid out that is not shown yet, which browsers otherwise leave for the moment of the click, and leaves out
 * the parts that will be out of view. Before the paint only: after it no part is left out again.
 */
export function layOutAhead(parts: readonly Element[]): void {
  // To read a height is to have the page laid out.
  void document.body.offsetHeight;
  for (const part of parts) part.classList.toggle(outOfView, part.getBoundingClientRect().top >= innerHeight);
}

/** Puts waiting rules into force, once, and not where no pointer hovers: there rules make a tap slower. */
export function speculate(rules: HTMLScriptElement): void {
  if (rules.type === 'speculationrules' || !matchMedia('(hover: hover)').matches) return;
  rules.type = 'speculationrules';
  document.body.append(rules);
}

/** The first paint of all may show no more than the background. */
function whenPainted(act: () => void): void {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) act();
  }).observe({ type: 'paint', buffered: true });
}

function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
