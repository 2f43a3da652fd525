import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import {
  judgeNewPassword,
  NewPasswordFields,
  useNewPasswordSentence,
} from '#app/admin/accounts/sign-in/new-password-fields.tsx';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { FormCard } from '#app/admin/controls/form-card.tsx';
import { PasswordField } from '#app/admin/controls/text-field.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { missing, useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import { signInWords } from '#content/admin/sign-in.ts';
import { sessionsKey } from './session-list.tsx';

type PasswordChange = { currentPassword: string; newPassword: string; endOtherSessions: boolean };

/** Ends the other sessions unless the operator keeps them (SEC-24). */
export function PasswordForm() {
  const { signIn } = useWords(signInWords);
  const { email } = useOperator();
  const texts = useWords(accountsWords).account.password;
  const change = useAct({
    send: (body: PasswordChange) => sendChange('POST', '/api/admin/password', body),
    done: () => texts.done,
    refetch: [sessionsKey],
  });
  const newPasswordSentence = useNewPasswordSentence();
  const form = useAdminForm({
    id: 'password',
    judge: (fields) => [
      ...missing(fields, 'currentPassword'),
      ...judgeNewPassword('newPassword', fields.newPassword, fields.repeat),
    ],
    sentence(field, code) {
      if (field !== 'currentPassword') return newPasswordSentence(code);
      return code === 'required' ? signIn.errors.passwordRequired : texts.wrong;
    },
    async send({ currentPassword = '', newPassword = '', ...rest }) {
      await change.runAsync({ currentPassword, newPassword, endOtherSessions: 'endOtherSessions' in rest });
      form.formProps.ref.current?.reset();
    },
    focusAfterProblem: 'currentPassword',
  });

  return (
    <FormCard form={form} title={texts.title} submit={texts.submit}>
      <OwnUsername email={email} />
      <PasswordField form={form} name="currentPassword" label={texts.current} />
      <NewPasswordFields
        form={form}
        name="newPassword"
        labels={{ password: texts.new, repeat: texts.repeat }}
      />
      <label className="check">
        <input type="checkbox" name="endOtherSessions" defaultChecked />
        {texts.endOthers}
      </label>
    </FormCard>
  );
}
