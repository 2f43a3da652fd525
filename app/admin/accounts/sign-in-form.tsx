import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { fill } from '#app/words/fill.ts';
import type { SignedIn } from '#domain/answers/session.ts';
import { beginSession, sessionKey } from './session-client.ts';

type Errors = { email?: string; password?: string; code?: string; form?: string };

/**
 * E-mail and password, then a code where the account has a second factor (A11Y-26: paste and managers work). After a
 * session that `hasExpired` it stands in the place of what was on screen.
 */
export function SignInForm({ hasExpired }: { hasExpired: boolean }) {
  const { words, notify } = useAdmin();
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const code = useRef<HTMLInputElement>(null);
  const { signIn, locked } = words;

  useEffect(() => {
    if (hasExpired) form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [hasExpired]);

  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { email, password, code } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    if (!email?.trim()) return refuse({ email: signIn.errors.emailRequired });
    if (!password) return refuse({ password: signIn.errors.passwordRequired });
    setIsSending(true);
    try {
      const { operator } = await sendChange<SignedIn>('POST', sessionKey[0], {
        email,
        password,
        ...(code ? { code: code.trim() } : {}),
      });
      beginSession(operator);
      notify(fill(signIn.success, { name: operator.name }));
      // The form is gone together with the focus in it; in a dialog its next step takes the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('admin-heading')?.focus();
      });
    } catch (error) {
      fail(error);
    } finally {
      setIsSending(false);
    }
  }

  function fail(error: unknown) {
    const code = error instanceof ProblemError ? error.code : '';
    const [first] = error instanceof ProblemError ? error.errors : [];
    if (code === 'totpRequired') {
      setNeedsCode(true);
      setErrors({});
    } else if (code === 'totpInvalid') refuse({ code: signIn.secondFactor.wrong });
    else if (code === 'invalidCredentials') refuse({ form: signIn.errors.wrong });
    else if (first?.code === 'tooLong') refuse({ [first.field]: signIn.errors.tooLong });
    else refuse({ form: problemMessage(words.errors, error) });
  }

  function refuse(found: Errors) {
    setErrors(found);
    const [field] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name=${field === 'form' ? 'password' : field}]`)?.focus();
  }

  return (
    <form
      ref={form}
      className="card form sign-in"
      noValidate
      onSubmit={submit}
      aria-labelledby="sign-in-title"
    >
      <div className="form-head">
        <h2 id="sign-in-title">{locked.title}</h2>
        <p className="muted">{hasExpired ? signIn.errors.expired : locked.text}</p>
      </div>
      <Field form="sign-in" name="email" texts={{ label: signIn.email }} error={errors.email}>
        {(control) => <input {...control} className="input" type="email" autoComplete="username" />}
      </Field>
      <Field form="sign-in" name="password" texts={{ label: signIn.password }} error={errors.password}>
        {(control) => (
          <input {...control} className="input" type="password" autoComplete="current-password" />
        )}
      </Field>
      {needsCode && (
        <Field
          form="sign-in"
          name="code"
          texts={{ label: signIn.secondFactor.label, hint: signIn.secondFactor.hint }}
          error={errors.code}
        >
          {(control) => <input {...control} ref={code} className="input num" autoComplete="one-time-code" />}
        </Field>
      )}
      <div className="form-end">
        <FormProblem text={errors.form} />
        <SubmitButton sending={isSending} label={signIn.submit} sendingLabel={signIn.submitting} />
        <p className="caption muted">{signIn.forgot}</p>
      </div>
    </form>
  );
}
