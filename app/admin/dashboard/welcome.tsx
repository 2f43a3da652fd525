import { Link } from 'react-router';
import { FirstLinkSteps, type Props } from '#app/admin/accounts/sign-in/first-link-note.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import { signInWords } from '#content/admin/sign-in.ts';

/** Before the first account: what this is, where its link is, and what works without it. */
export default function Welcome({ place }: Props) {
  const { signIn } = useWords(signInWords);
  const { welcome } = useWords(dashboardWords);
  return (
    <section className="card columns welcome" aria-labelledby="welcome-title">
      <div className="welcome-lead group full">
        <h2 id="welcome-title">{welcome.title}</h2>
        <p className="muted">{welcome.text}</p>
      </div>
      <div className="welcome-part group">
        <h3>{signIn.firstLink.title}</h3>
        <FirstLinkSteps place={place} />
      </div>
      <div className="welcome-part group">
        <h3>{welcome.look.title}</h3>
        <p>{welcome.look.text}</p>
        <p className="row">
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
