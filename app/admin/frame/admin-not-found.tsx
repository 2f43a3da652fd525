import { data, Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from './admin-tabs.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function AdminNotFound() {
  const { words } = useAdmin();
  return (
    <div className="group start">
      <title>{words.meta.titles.notFound}</title>
      <h1 lang="en">{words.notFound.heading}</h1>
      <p>
        <b>{words.notFound.title}</b> <span className="muted">{words.notFound.text}</span>
      </p>
      <Link className="btn sm" to={adminPath('dashboard')}>
        {words.notFound.button}
      </Link>
    </div>
  );
}
