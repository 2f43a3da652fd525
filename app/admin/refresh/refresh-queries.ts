import { operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { changedEvent } from '#app/api-client.ts';
import { minuteMs } from '#domain/language/durations.ts';

const everyMs = 15_000;

/** After this time without input queries rest, so that an unused session ends (SEC-22). */
const attentiveMs = 15 * minuteMs;

/** After the last of several changes: once for the change, once for what follows from it, such as a mail that is sent. */
const afterChangeMs = [500, 4000];

/** First parts of query keys: a whole address, or the beginning of addresses if it ends with a slash. */
const refreshed: readonly string[] = [
  sessionKey[0],
  '/api/admin/today',
  '/api/admin/checklist',
  // Lists of messages look at their first page only.
  'newest',
  '/api/admin/messages?limit=3',
  '/api/admin/messages/',
  '/api/admin/mailbox',
  '/api/admin/responses',
  '/api/admin/mails',
  '/api/admin/operators',
  '/api/admin/release',
  '/api/admin/releases',
  '/api/admin/releases/open',
  '/api/admin/content',
  '/api/admin/content/draft',
  '/api/admin/content/reviews',
  '/api/admin/audit',
];

/** Asks again for what is on screen and may have changed; the rest when it comes into view. */
export function refresh(): void {
  void operatorClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      refreshed.some((part) => (part.endsWith('/') ? String(first).startsWith(part) : first === part)) &&
      second !== 'checks',
  });
}

/**
 * Refreshes every 15 seconds while the page is visible and in use, when it becomes visible, and after each change of the
 * operator. Returns a function that ends it.
 */
export function keepRefreshing(): () => void {
  let lastInput = Date.now();
  let following: ReturnType<typeof setTimeout>[] = [];
  const isAttentive = () => Date.now() - lastInput < attentiveMs;
  const interval = setInterval(() => {
    // A change may end or exchange the session: what is asked beside it would be refused.
    const isChanging = operatorClient.isMutating() > 0;
    if (document.visibilityState === 'visible' && isAttentive() && !isChanging) refresh();
  }, everyMs);

  function onInput(): void {
    const wasAttentive = isAttentive();
    lastInput = Date.now();
    if (!wasAttentive) refresh();
  }
  function onVisible(): void {
    if (document.visibilityState !== 'visible') return;
    lastInput = Date.now();
    refresh();
  }
  function onChanged(): void {
    for (const timer of following) clearTimeout(timer);
    following = afterChangeMs.map((ms) => setTimeout(refresh, ms));
  }

  const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
  for (const name of inputs) window.addEventListener(name, onInput, { passive: true });
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener(changedEvent, onChanged);
  return () => {
    clearInterval(interval);
    for (const timer of following) clearTimeout(timer);
    for (const name of inputs) window.removeEventListener(name, onInput);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener(changedEvent, onChanged);
  };
}
