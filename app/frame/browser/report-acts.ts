/**
 * Reports what no request shows (docs/figures.md): a page that was rendered ahead is shown, a button, checkout or address is clicked,
 * a form is begun. The browser adds the page as `Referer`; nothing is read from the device, and reading alone reports nothing.
 */
export function startReports() {
  if (!document.querySelector('main[data-acts]')) return;
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => report('shown'), { once: true });
  else if (wasRenderedAhead()) report('shown');
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(links);
    if (link) report(link.href);
  });
  document.addEventListener('input', onInput);
  carrySource();
}

const links = 'a:is(.btn,[target],[href^="mailto:"],[href^="tel:"])';

function report(act: string) {
  navigator.sendBeacon('/api/acts', act);
}

function wasRenderedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  return Boolean(navigation?.activationStart);
}

function onInput({ target }: Event) {
  if (!(target as HTMLInputElement).form) return;
  document.removeEventListener('input', onInput);
  report('form');
}

/** Links to the form tell it where the visit began, instead of a cookie: only on the page that it began with. */
function carrySource() {
  const from = URL.parse(document.referrer)?.host;
  if (!from || from === location.host) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/support"]')) {
    if (link.host === location.host) link.search += `${link.search ? '&' : '?'}via=${from}`;
  }
}
