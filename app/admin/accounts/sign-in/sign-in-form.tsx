import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sessionKey, startSession } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { PasswordField, TextField } from '#app/admin/controls/text-field.tsx';
import { missing, useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { signInSchema } from '#domain/accounts/operator.ts';
import type { SignedIn } from '#domain/api/session.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { EntryForm } from './entry-form.tsx';

type Props = {
  hasExpired: boolean;
  /** Where the server mails links; null where somebody has to be asked, undefined while that is not known. */
  onForgotten: ((email: string) => void) | null | undefined;
};

/** E-mail and password, then a code if required (A11Y-26: pasting and password managers work). */
export function SignInForm({ hasExpired, onForgotten }: Props) {
  const { words, notify } = useAdmin();
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn();
  const [needsCode, setNeedsCode] = useState(false);
  const { locked } = words;
  const { signIn } = useWords(signInWords);
  const sentences: Readonly<Record<string, string>> = {
    email: signIn.errors.emailRequired,
    password: signIn.errors.passwordRequired,
    code: signIn.secondFactor.wrong,
  };
  const form = useAdminForm({
    id: 'sign-in',
    judge: (fields) => [...fieldErrors(signInSchema.safeParse(fields)), ...missing(fields, 'password')],
    sentence: (field, code) =>
      (code === 'tooLong' ? signIn.errors.tooLong : sentences[field]) ?? words.errors.invalid,
    async send({ email, password, code }) {
      const { operator } = await sendChange<SignedIn>('POST', sessionKey[0], {
        email,
        password,
        ...(code ? { code: code.trim() } : {}),
      });
      const next = afterSignIn(operator);
      // Before the session begins, or the account would show for a moment.
      if (next) await navigate(next, { replace: true });
      startSession(operator);
      notify(fill(signIn.success, { name: operator.name }));
      // The focus was in the form, which is gone; in a dialog the next step sets it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('admin-heading')?.focus();
      });
    },
    explain(error) {
      const code = error instanceof ProblemError ? error.code : '';
      if (code === 'totpRequired') {
        setNeedsCode(true);
        return {};
      }
      if (code === 'totpInvalid') return { refusals: [{ field: 'code', code: 'wrong' }] };
      return code === 'invalidCredentials' ? { problem: signIn.errors.wrong } : undefined;
    },
    focusAfterProblem: 'password',
  });

  const focus = useEffectEvent((name: string) => form.control(name)?.focus());
  useEffect(() => {
    if (hasExpired) focus('email');
  }, [hasExpired]);

  useEffect(() => {
    if (needsCode) focus('code');
  }, [needsCode]);

  return (
    <EntryForm
      form={form}
      head={
        <>
          <h2 id="sign-in-title">{locked.title}</h2>
          <p className="muted">{hasExpired ? signIn.errors.expired : locked.text}</p>
        </>
      }
      submit={signIn.submit}
      submitting={signIn.submitting}
      after={
        <>
          {onForgotten === null && <p className="caption muted">{signIn.forgotten.withoutMail}</p>}
          {onForgotten && (
            <button
              className="text-act sign-in-more"
              type="button"
              onClick={() => onForgotten((form.control('email') as HTMLInputElement).value)}
            >
              {signIn.forgotten.open}
            </button>
          )}
        </>
      }
    >
      <TextField form={form} name="email" label={signIn.email} type="email" autoComplete="username" />
      <PasswordField form={form} label={signIn.password} />
      {needsCode && (
        <TextField
          form={form}
          name="code"
          label={signIn.secondFactor.label}
          hint={signIn.secondFactor.hint}
          className="num"
          autoComplete="one-time-code"
        />
      )}
    </EntryForm>
  );
}
