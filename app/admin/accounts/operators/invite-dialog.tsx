import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { forgetKeptText, useKeptText } from '#app/admin/kept-drafts.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { invitationSchema } from '#domain/accounts/operator.ts';
import { leastRole, type Role } from '#domain/accounts/roles.ts';
import { isExampleAddress } from '#domain/health/example-address.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { type MadeLink, useInvitation } from './operator-queries.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  sendsMail: boolean;
  onClose: () => void;
  onDone: (made: MadeLink, email: string) => void;
};

export function InviteDialog({ sendsMail, onClose, onDone }: Props) {
  const { words } = useAdmin();
  const texts = words.operators.invite;
  const own = useOperator();
  const invitation = useInvitation();
  // Kept outside the form: an expired session removes the dialog until the operator has signed in again.
  const [name, setName] = useKeptText('invite-name');
  const [email, setEmail] = useKeptText('invite-email');
  const [role, setRole] = useState<Role>(leastRole);
  const reasons: Readonly<Record<string, string>> = {
    required: words.common.required,
    emailInvalid: texts.emailInvalid,
    tooLong: texts.tooLong,
    taken: texts.taken,
    wrong: words.operators.password.wrong,
  };
  const { formProps, isSending, problem, errorOf } = useAdminForm({
    id: 'invite',
    judge: (fields) => [
      ...fieldErrors(invitationSchema.safeParse(fields)),
      ...(fields.password ? [] : [{ field: 'password', code: 'required' }]),
    ],
    sentence: (_field, code) => reasons[code] ?? words.errors.invalid,
    async send(fields) {
      const checked = invitationSchema.parse(fields);
      const made = await invitation.mutateAsync(checked);
      for (const place of ['invite-name', 'invite-email']) forgetKeptText(place);
      onDone(made, checked.email);
    },
  });

  return (
    <Modal title={texts.title} onClose={onClose}>
      <form {...formProps} className="product-form">
        <p>{sendsMail ? texts.text : texts.textWithoutMail}</p>
        <Field form="invite" name="name" texts={{ label: texts.name }} error={errorOf('name')}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              data-autofocus
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field form="invite" name="email" texts={{ label: texts.email }} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          )}
        </Field>
        {sendsMail && isExampleAddress(email) && (
          <p className="note" role="status">
            <Icon name="alert" />
            {texts.example}
          </p>
        )}
        <RoleChoice role={role} onChange={setRole} />
        <OwnUsername email={own.email} />
        <Field form="invite" name="password" texts={words.operators.password} error={errorOf('password')}>
          {(control) => (
            <input {...control} className="input" type="password" autoComplete="current-password" />
          )}
        </Field>
        <FormProblem text={problem} />
        <DialogActs submit={texts.submit} isSending={isSending} onCancel={onClose} />
      </form>
    </Modal>
  );
}
