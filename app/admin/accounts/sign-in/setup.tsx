import { useEffect, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';

const SetupForm = lazyPart(() => import('./setup-form.tsx'));

/** Removed by leaving the page, as a used link is by the server. */
const stateKey = 'setUpToken';

function keptToken(): string {
  const state = window.history.state as Readonly<Record<string, unknown>> | null;
  return typeof state?.[stateKey] === 'string' ? state[stateKey] : '';
}

/** Target of one-time links: first operator, invitation, new password or new address (SEC-21). */
export default function Setup() {
  const { words } = useAdmin();
  const [token, setToken] = useState<string | null>(null);

  // Neither server nor address bar may keep the secret; the state of this entry survives a reload of the tab.
  // `hashchange` reports another link in the same tab.
  useEffect(() => {
    function take() {
      const { hash, pathname } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('token');
      if (found !== null)
        window.history.replaceState({ ...window.history.state, [stateKey]: found }, '', pathname);
      setToken(keptToken());
    }
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return (
    <>
      <title>{words.meta.titles.setup}</title>
      {token === null ? <p role="status">{words.common.loading}</p> : <SetupForm key={token} token={token} />}
    </>
  );
}
