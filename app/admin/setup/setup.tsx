import { useEffect, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { lazyPart } from '#app/admin/failure/lazy-part.tsx';

const SetupForm = lazyPart(() => import('./setup-form.tsx'));

/** Where the one-time link leads: the first operator, an invited one, or a new password (SEC-21). */
export default function Setup() {
  const { words } = useAdmin();
  const [token, setToken] = useState<string | null>(null);

  // The link is a secret: neither the history of the browser nor a screenshot shall keep it.
  useEffect(() => {
    const address = new URL(window.location.href);
    const found = address.searchParams.get('token');
    if (found !== null) window.history.replaceState(window.history.state, '', address.pathname);
    setToken((known) => found ?? known ?? '');
  }, []);

  return (
    <>
      <title>{words.meta.titles.setup}</title>
      {token === null ? <p role="status">{words.common.loading}</p> : <SetupForm token={token} />}
    </>
  );
}
