import { useAdmin } from '#app/admin/admin-context.ts';
import type { Entrance } from '#domain/answers/session.ts';

type Props = { place: NonNullable<Entrance['firstLink']> };

/** Says where to look, and nothing that would help a stranger. */
export function FirstLinkNote({ place }: Props) {
  const texts = useAdmin().words.signIn.firstLink;
  return (
    <section className="card form sign-in" aria-labelledby="first-link-title">
      <h2 id="first-link-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <FirstLinkPlaces place={place} />
      <p className="small muted">{texts.again}</p>
    </section>
  );
}

export function FirstLinkPlaces({ place }: Props) {
  const texts = useAdmin().words.signIn.firstLink;
  return (
    <ul className="sign-in-places">
      <li>{texts.printed}</li>
      {place === 'mailed' && <li>{texts.mailed}</li>}
    </ul>
  );
}
