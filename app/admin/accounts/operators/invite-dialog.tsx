import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { OwnUsername } from '#app/admin/accounts/sign-in/own-username.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { PasswordField, TextField } from '#app/admin/controls/text-field.tsx';
import { forgetKeptText, useKeptText } from '#app/admin/kept-drafts.ts';
import { missing, useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { accountsWords } from '#content/admin/accounts.ts';
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
  const { operators } = useWords(accountsWords);
  const texts = operators.invite;
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
    wrong: operators.password.wrong,
  };
  const form = useAdminForm({
    id: 'invite',
    judge: (fields) => [...fieldErrors(invitationSchema.safeParse(fields)), ...missing(fields, 'password')],
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
      <form {...form.formProps} className="group">
        <p>{sendsMail ? texts.text : texts.textWithoutMail}</p>
        <TextField
          form={form}
          name="name"
          label={texts.name}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {sendsMail && isExampleAddress(email) && <Note role="status">{texts.example}</Note>}
        <RoleChoice role={role} onChange={setRole} />
        <OwnUsername email={own.email} />
        <PasswordField form={form} label={operators.password.label} />
        <FormProblem text={form.problem} />
        <DialogActs submit={texts.submit} isSending={form.isSending} onCancel={onClose} />
      </form>
    </Modal>
  );
}
