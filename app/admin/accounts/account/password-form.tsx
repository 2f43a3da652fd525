import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import {
  judgeNewPassword,
  NewPasswordFields,
  useNewPasswordSentence,
} from '#app/admin/accounts/sign-in/new-password-fields.tsx';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { usePasswordChange } from './account-queries.ts';

/** Ends the other sessions unless the operator keeps them (SEC-24). */
export function PasswordForm() {
  const { words, notify } = useAdmin();
  const { email } = useOperator();
  const change = usePasswordChange();
  const newPasswordSentence = useNewPasswordSentence();
  const texts = words.account.password;
  const { formProps, isSending, problem, errorOf } = useAdminForm({
    id: 'password',
    judge: ({ currentPassword, newPassword, repeat }) => [
      ...(currentPassword ? [] : [{ field: 'currentPassword', code: 'required' }]),
      ...judgeNewPassword('newPassword', newPassword, repeat),
    ],
    sentence(field, code) {
      if (field !== 'currentPassword') return newPasswordSentence(code);
      return code === 'required' ? words.signIn.errors.passwordRequired : texts.wrong;
    },
    async send({ currentPassword = '', newPassword = '', ...rest }) {
      await change.mutateAsync({
        currentPassword,
        newPassword,
        endOtherSessions: 'endOtherSessions' in rest,
      });
      formProps.ref.current?.reset();
      notify(texts.done);
    },
    focusAfterProblem: 'currentPassword',
  });

  return (
    <form {...formProps} className="card product-form" aria-labelledby="password-title">
      <h2 id="password-title">{texts.title}</h2>
      <OwnUsername email={email} />
      <Field
        form="password"
        name="currentPassword"
        texts={{ label: texts.current }}
        error={errorOf('currentPassword')}
      >
        {(control) => (
          <input {...control} className="input" type="password" autoComplete="current-password" />
        )}
      </Field>
      <NewPasswordFields
        form="password"
        name="newPassword"
        labels={{ password: texts.new, repeat: texts.repeat }}
        errorOf={errorOf}
      />
      <label className="check">
        <input type="checkbox" name="endOtherSessions" defaultChecked />
        {texts.endOthers}
      </label>
      <FormProblem text={problem} />
      <div>
        <Button type="submit" disabled={isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
