import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { profileSchema } from '#domain/accounts/operator.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useProfileChange } from './account-queries.ts';

/** A new address counts once its owner has confirmed it. */
export function ProfileForm() {
  const { words, notify } = useAdmin();
  const own = useOperator();
  const change = useProfileChange();
  const texts = words.account.profile;
  const reasons: Readonly<Record<string, string>> = {
    required: words.common.required,
    emailInvalid: words.setup.errors.emailInvalid,
    tooLong: words.signIn.errors.tooLong,
    taken: texts.taken,
    wrong: texts.wrong,
  };
  const { formProps, isSending, problem, errorOf } = useAdminForm({
    id: 'profile',
    judge: (fields) => [
      ...fieldErrors(profileSchema.safeParse(fields)),
      ...(fields.password ? [] : [{ field: 'password', code: 'required' }]),
    ],
    sentence: (_field, code) => reasons[code] ?? words.errors.invalid,
    async send(fields) {
      const { sentTo } = await change.mutateAsync(profileSchema.parse(fields));
      formProps.ref.current?.reset();
      notify(sentTo ? fill(texts.sent, { email: sentTo }) : texts.done);
    },
  });

  return (
    <form {...formProps} className="card product-form" aria-labelledby="profile-title">
      <h2 id="profile-title">{texts.title}</h2>
      <Field
        form="profile"
        name="name"
        texts={{ label: texts.name }}
        error={errorOf('name')}
        value={own.name}
      >
        {(control) => <input {...control} className="input" autoComplete="name" />}
      </Field>
      <Field
        form="profile"
        name="email"
        texts={{ label: texts.email, hint: texts.emailHint }}
        error={errorOf('email')}
        value={own.email}
      >
        {(control) => <input {...control} className="input" type="email" autoComplete="email" />}
      </Field>
      <Field form="profile" name="password" texts={{ label: texts.password }} error={errorOf('password')}>
        {(control) => (
          <input {...control} className="input" type="password" autoComplete="current-password" />
        )}
      </Field>
      <FormProblem text={problem} />
      <div>
        <Button type="submit" disabled={isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
