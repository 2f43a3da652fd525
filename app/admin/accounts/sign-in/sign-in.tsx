import { useState } from 'react';
import { useWords } from '#app/admin/use-words.ts';
import { BrandMark } from '#app/ui/brand-mark.tsx';
import { signInWords } from '#content/admin/sign-in.ts';
import type { Entrance } from '#domain/api/session.ts';
import { FirstLinkNote } from './first-link-note.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Props = { hasExpired?: boolean; entrance?: Entrance | undefined };

/** The way in for guests: signing in, a link for a forgotten password, or where the first link is. */
export default function SignIn(props: Props) {
  const { promise } = useWords(signInWords).signIn;
  return (
    <div className="sign-in-stage">
      <Entry {...props} />
      <div className="sign-in-panel">
        <BrandMark />
        <p>{promise}</p>
      </div>
    </div>
  );
}

function Entry({ hasExpired = false, entrance }: Props) {
  const [forgottenBy, setForgottenBy] = useState<string | null>(null);
  if (entrance?.firstLink) return <FirstLinkNote place={entrance.firstLink} />;
  if (forgottenBy !== null) return <ForgottenForm email={forgottenBy} onBack={() => setForgottenBy(null)} />;
  return (
    <SignInForm
      hasExpired={hasExpired}
      onForgotten={entrance && (entrance.mailsLinks ? setForgottenBy : null)}
    />
  );
}
