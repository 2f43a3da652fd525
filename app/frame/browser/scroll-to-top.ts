import { homeScrollRetriesMs, scrollRetriesMs } from '#domain/site/scroll-retries.ts';

/**
 * SCROLL-1: scrolls to the top at once and after 50, 250 and 500 ms, and removes the hash. The retries stop
 * once the visitor moves; back, forward and reload keep the position the browser restores. A result of the search leads to
 * its section instead.
 */
export function startScrollToTop() {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', toTop, { once: true });
  } else {
    toTop();
  }
  document.addEventListener('click', onAnchorClick);
}

function toTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = soughtSection();
  const hadHash = removeHash();
  if (target) {
    goTo(target, 'instant');
    return;
  }
  if (navigation && ['reload', 'back_forward'].includes(navigation.type)) return;
  if (!hadHash && scrollY > 0) return;
  const jump = () => scrollTo({ top: 0, behavior: 'instant' });
  // Read from the document, to keep the list of languages out of this script.
  const isHome = ['/', `/${document.documentElement.lang}`].includes(location.pathname);
  const delays = isHome ? [...scrollRetriesMs, ...homeScrollRetriesMs] : scrollRetriesMs;
  const timers = delays.map((delay) => setTimeout(jump, delay));
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    for (const event of stopEvents) removeEventListener(event, stop);
  };
  const stopEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  for (const event of stopEvents) addEventListener(event, stop, { passive: true });
  jump();
}

function removeHash(): boolean {
  if (!location.hash) return false;
  history.replaceState(history.state, '', location.href.split('#')[0]!.replace(foundMark, ''));
  return true;
}

/** In the address of a result of the search. */
const foundMark = /\?found$/;

/** Also opens the answer of a question, which is closed at first. */
function soughtSection(): HTMLElement | null {
  if (!foundMark.test(location.search)) return null;
  const target = document.getElementById(location.hash.slice(1));
  target?.closest('details')?.setAttribute('open', '');
  return target;
}

/** Moves the focus, which keyboard users need, and leaves no hash behind. */
function onAnchorClick(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || event.defaultPrevented) return;
  const target = document.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  goTo(target, still ? 'instant' : 'smooth');
}

function goTo(target: HTMLElement, behavior: ScrollBehavior) {
  target.scrollIntoView({ behavior });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
