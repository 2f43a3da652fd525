import { type FormEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/words/fill.ts';
import { composed } from '#domain/composed-text.ts';
import { passwordLimits } from '#domain/password.ts';
import { usePasswordChange } from './account-queries.ts';
import { useOperator } from './operator-gate.tsx';
import { OwnUsername } from './own-username.tsx';
import { passwordProblem } from './password-problem.ts';

type FieldName = 'currentPassword' | 'newPassword' | 'repeat';
type Errors = Partial<Record<FieldName | 'form', string>>;

/** Changes one's own password; the other sessions end unless one says otherwise (SEC-24). */
export function PasswordForm() {
  const { words, notify } = useAdmin();
  const { email } = useOperator();
  const form = useRef<HTMLFormElement>(null);
  const change = usePasswordChange();
  const [errors, setErrors] = useState<Errors>({});
  const texts = words.account.password;
  const { setup } = words;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const fields = new FormData(event.currentTarget);
    const [currentPassword, newPassword, repeat] = ['currentPassword', 'newPassword', 'repeat'].map((name) =>
      String(fields.get(name)),
    ) as [string, string, string];
    if (!currentPassword) return refuse({ currentPassword: words.signIn.errors.passwordRequired });
    if ([...composed(newPassword)].length < passwordLimits.min)
      return refuse({ newPassword: passwordProblem(setup.errors, 'tooShort') });
    if (newPassword !== repeat) return refuse({ repeat: setup.errors.repeatDifferent });
    setErrors({});
    change.mutate(
      { currentPassword, newPassword, endOtherSessions: fields.has('endOtherSessions') },
      {
        onSuccess: () => {
          form.current?.reset();
          notify(texts.done);
        },
        onError: (error) => refuse(refusal(error)),
      },
    );
  }

  function refusal(error: unknown): Errors {
    const [first] = error instanceof ProblemError ? error.errors : [];
    if (first?.field === 'currentPassword') return { currentPassword: texts.wrong };
    if (first?.field === 'newPassword') return { newPassword: passwordProblem(setup.errors, first.code) };
    return { form: problemMessage(words.errors, error) };
  }

  function refuse(found: Errors) {
    setErrors(found);
    const [field] = Object.keys(found);
    form.current
      ?.querySelector<HTMLElement>(`[name=${field === 'form' ? 'currentPassword' : field}]`)
      ?.focus();
  }

  return (
    <form
      ref={form}
      className="card product-form"
      noValidate
      onSubmit={submit}
      aria-labelledby="password-title"
    >
      <h2 id="password-title">{texts.title}</h2>
      <OwnUsername email={email} />
      <Field
        form="password"
        name="currentPassword"
        texts={{ label: texts.current }}
        error={errors.currentPassword}
      >
        {(control) => (
          <input {...control} className="input" type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field
        form="password"
        name="newPassword"
        texts={{ label: texts.new, hint: fill(setup.password.hint, passwordLimits) }}
        error={errors.newPassword}
      >
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
      <Field form="password" name="repeat" texts={{ label: texts.repeat }} error={errors.repeat}>
        {(control) => <input {...control} className="input" type="password" autoComplete="new-password" />}
      </Field>
      <label className="check">
        <input type="checkbox" name="endOtherSessions" defaultChecked />
        {texts.endOthers}
      </label>
      <FormProblem text={errors.form} />
      <div>
        <button className="btn sm" type="submit" disabled={change.isPending}>
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
