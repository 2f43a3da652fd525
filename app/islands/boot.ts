import { type IslandName, islands, type Strategy } from './registry.ts';

// React loads with the first island that starts.
for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const entry = islands[host.dataset.island as IslandName];
  if (!entry) continue;
  const release = holdBack(host);
  when(entry.strategy, host, async () => {
    try {
      const [{ default: component }, { hydrateIsland }] = await Promise.all([
        entry.load(),
        import('./hydrate-island.ts'),
      ]);
      hydrateIsland(host, component as Parameters<typeof hydrateIsland>[1], release);
    } catch (error) {
      // The form is posted as without script, the held-back submit first.
      release();
      // Network errors are not reported, as in after-paint.inline.ts.
      if (!/import/i.test((error as Error).message)) throw error;
    }
  });
}

/** Holds clicks and submits made before hydration and repeats the last one, so that none is lost. */
function holdBack(host: HTMLElement): () => void {
  let repeat: (() => void) | undefined;
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    event.preventDefault();
    repeat = () => button.click();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    repeat = () => form.requestSubmit(event.submitter);
  };
  host.addEventListener('click', onClick, true);
  host.addEventListener('submit', onSubmit, true);
  return () => {
    host.removeEventListener('click', onClick, true);
    host.removeEventListener('submit', onSubmit, true);
    repeat?.();
  };
}

function when(strategy: Strategy, host: HTMLElement, start: () => void) {
  if (strategy === 'idle') {
    // Safari has no requestIdleCallback; its pages start their islands after the load event's tasks instead.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
    return;
  }
  const events = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'];
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    observer.disconnect();
    for (const event of events) host.removeEventListener(event, once, true);
    start();
  };
  for (const event of events) host.addEventListener(event, once, { capture: true, passive: true });
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && once(),
    {
      rootMargin: '25%',
    },
  );
  if (strategy === 'visible') observer.observe(host);
}
