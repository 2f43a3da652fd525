import { Link } from 'react-router';
import { FirstLinkSteps } from '#app/admin/accounts/first-link-note.tsx';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';

/** Before the first account: what this is, where its link is, and what works without it. */
export function Welcome() {
  const { welcome, signIn } = useAdmin().words;
  const place = useSession().data?.entrance?.firstLink;
  if (!place) return null;
  return (
    <section className="card welcome" aria-labelledby="welcome-title">
      <div className="welcome-lead">
        <h2 id="welcome-title">{welcome.title}</h2>
        <p className="muted">{welcome.text}</p>
      </div>
      <div className="welcome-part">
        <h3>{signIn.firstLink.title}</h3>
        <FirstLinkSteps place={place} />
      </div>
      <div className="welcome-part">
        <h3>{welcome.look.title}</h3>
        <p>{welcome.look.text}</p>
        <p className="welcome-acts">
          <Link className="btn line sm" to={adminPath('colors')}>
            {welcome.look.colors}
          </Link>
          <Link className="btn line sm" to={adminPath('products')}>
            {welcome.look.products}
          </Link>
        </p>
      </div>
    </section>
  );
}
