import { useState } from 'react';
import type { Entrance } from '#domain/api/session.ts';
import { FirstLinkNote } from './first-link-note.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Props = { hasExpired?: boolean; entrance?: Entrance | undefined };

/** The way in for guests: signing in, a link for a forgotten password, or where the first link is. */
export function SignIn({ hasExpired = false, entrance }: Props) {
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
