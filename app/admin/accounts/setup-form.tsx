import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { fill } from '#app/words/fill.ts';
import type { LinkPurpose, SetUpDone } from '#domain/answers/session.ts';
import { passwordLimits } from '#domain/password.ts';
import { LinkInvalid } from './link-invalid.tsx';
import { OwnUsername } from './own-username.tsx';
import { passwordProblem } from './password-problem.ts';
import { beginSession, endSession } from './session-client.ts';

type FieldName = 'name' | 'email' | 'password' | 'repeat';
type Errors = Partial<Record<FieldName | 'form', string>>;

const min = passwordLimits.min;

/** Where signing in is all there is. */
const accountPath = '/admin/account';

/** Asks what the link is for, takes name, address and password, and signs in; a second factor is asked for there. */
export default function SetupForm({ token }: { token: string }) {
  const { words, notify } = useAdmin();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [purpose, setPurpose] = useState<LinkPurpose | 'invalid' | null>(token ? null : 'invalid');
  const [failed, setFailed] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { setup, common } = words;

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    sendChange<LinkPurpose>('POST', '/api/admin/setup/check', { token }).then(
      (found) => isCurrent && setPurpose(found),
      (error) => {
        if (!isCurrent) return;
        if (isLinkInvalid(error)) setPurpose('invalid');
        else setFailed(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);

  if (purpose === 'invalid') return <LinkInvalid />;
  if (purpose === null)
    return <p role="status">{failed ? problemMessage(words.errors, failed) : common.loading}</p>;

  const isFirst = purpose.purpose === 'first';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<FieldName, string>;
    const { name, email, password, repeat } = values;
    if (isFirst && !name.trim()) return refuse({ name: setup.errors.nameRequired });
    if (isFirst && !email.trim()) return refuse({ email: setup.errors.emailInvalid });
    if ([...password].length < min) return refuse({ password: passwordProblem(setup.errors, 'tooShort') });
    if (password !== repeat) return refuse({ repeat: setup.errors.repeatDifferent });
    setIsSending(true);
    try {
      const content = isFirst ? { token, name, email, password } : { token, password };
      const { operator } = await sendChange<SetUpDone>('POST', '/api/admin/setup', content);
      if (!operator) {
        endSession({ hasExpired: false });
        notify(setup.passwordSet);
        await navigate(accountPath, { replace: true });
        return;
      }
      beginSession(operator);
      notify(fill(words.signIn.success, { name: operator.name }));
      await navigate(adminPath('dashboard'), { replace: true });
    } catch (error) {
      if (isLinkInvalid(error)) setPurpose('invalid');
      else refuse(refusal(error));
    } finally {
      setIsSending(false);
    }
  }

  function refusal(error: unknown): Errors {
    const [first] = error instanceof ProblemError ? error.errors : [];
    if (first?.field === 'name') return { name: setup.errors.nameRequired };
    if (first?.field === 'email') return { email: setup.errors.emailInvalid };
    if (first?.field === 'password') return { password: passwordProblem(setup.errors, first.code) };
    return { form: problemMessage(words.errors, error) };
  }

  function refuse(found: Errors) {
    setErrors(found);
    const [field] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name=${field === 'form' ? 'password' : field}]`)?.focus();
  }

  return (
    <form ref={form} className="card form sign-in" noValidate onSubmit={submit} aria-labelledby="setup-title">
      <div className="form-head">
        <h1 id="setup-title">{setup.titles[purpose.purpose]}</h1>
        <p className="muted">
          {isFirst ? setup.lead : fill(setup.account, { name: purpose.name, email: purpose.email })}
        </p>
      </div>
      {isFirst && (
        <Field form="setup" name="name" texts={{ label: setup.name }} error={errors.name}>
          {(control) => <input {...control} className="input" autoComplete="name" />}
        </Field>
      )}
      {isFirst && (
        <Field form="setup" name="email" texts={{ label: setup.email }} error={errors.email}>
          {(control) => <input {...control} className="input" type="email" autoComplete="username" />}
        </Field>
      )}
      {!isFirst && <OwnUsername email={purpose.email} />}
      <Field
        form="setup"
        name="password"
        texts={{ label: setup.password.label, hint: fill(setup.password.hint, { min }) }}
        error={errors.password}
      >
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
      <Field form="setup" name="repeat" texts={{ label: setup.repeat }} error={errors.repeat}>
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
      <div className="form-end">
        <FormProblem text={errors.form} />
        <SubmitButton
          sending={isSending}
          label={isFirst ? setup.submit : setup.submitPassword}
          sendingLabel={setup.submitting}
        />
      </div>
    </form>
  );
}

function isLinkInvalid(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'linkInvalid';
}
