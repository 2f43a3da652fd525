import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';

export function LinkInvalid() {
  const { setup, notFound } = useAdmin().words;
  return (
    <div className="admin-not-found" role="alert">
      <h1>{setup.closed.title}</h1>
      <p>{setup.closed.text}</p>
      <Link className="btn sm" to={adminPath('dashboard')}>
        {notFound.button}
      </Link>
    </div>
  );
}
