import { useAdmin } from '#app/admin/admin-context.ts';
import type { Entrance } from '#domain/answers/session.ts';

/** Says where to look, and nothing that would help a stranger. */
export function FirstLinkNote({ place }: { place: NonNullable<Entrance['firstLink']> }) {
  const texts = useAdmin().words.signIn.firstLink;
  return (
    <section className="card form sign-in" aria-labelledby="first-link-title">
      <h2 id="first-link-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className="sign-in-places">
        {place === 'mailed' && <li>{texts.mailed}</li>}
        <li>{texts.printed}</li>
      </ul>
      <p className="small muted">{texts.again}</p>
    </section>
  );
}
