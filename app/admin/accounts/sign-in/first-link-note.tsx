import { useWords } from '#app/admin/use-words.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import type { Entrance } from '#domain/api/session.ts';

export type Props = { place: NonNullable<Entrance['firstLink']> };

/** Instead of the sign-in form, as long as there is no account. */
export function FirstLinkNote({ place }: Props) {
  const texts = useWords(signInWords).signIn.firstLink;
  return (
    <section className="card form sign-in" aria-labelledby="first-link-title">
      <h2 id="first-link-title">{texts.title}</h2>
      <FirstLinkSteps place={place} />
    </section>
  );
}

/** Where to look, and nothing that would help an attacker. */
export function FirstLinkSteps({ place }: Props) {
  const texts = useWords(signInWords).signIn.firstLink;
  return (
    <ol className="group sign-in-steps small">
      <li>
        <b>{texts.find}</b>
        <span>{texts.printed}</span>
        {place === 'mailed' && <span>{texts.mailed}</span>}
      </li>
      <li>
        <b>{texts.open}</b>
        <span>{texts.again}</span>
      </li>
      <li>
        <b>{texts.choose}</b>
        <span>{texts.signedIn}</span>
      </li>
    </ol>
  );
}
