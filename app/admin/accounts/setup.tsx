import { useEffect, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { lazyPart } from '#app/admin/failure/lazy-part.tsx';

const SetupForm = lazyPart(() => import('./setup-form.tsx'));

/** Target of one-time links: first operator, invitation or new password (SEC-21). */
export default function Setup() {
  const { words } = useAdmin();
  const [token, setToken] = useState<string | null>(null);

  // Neither server, history nor screenshot may keep the secret. `hashchange` reports another link in the same tab.
  useEffect(() => {
    function take() {
      const { hash, pathname } = window.location;
      const found = new URLSearchParams(hash.slice(1)).get('token');
      if (found !== null) window.history.replaceState(window.history.state, '', pathname);
      setToken((known) => found ?? known ?? '');
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
