import { type FormEvent, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { KeepOpen, Modal } from '#app/admin/controls/modal.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { forgetKeptText, useKeptText } from '#app/admin/kept-drafts.ts';
import { ProblemError } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { invitationSchema } from '#domain/operator.ts';
import { leastRole, type Role } from '#domain/roles.ts';
import { fieldErrors } from '#domain/text-rules.ts';
import { useOperator } from './operator-gate.tsx';
import { type Invitation, type MadeLink, useInvitation } from './operator-queries.ts';
import { OwnUsername } from './own-username.tsx';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  sendsMail: boolean;
  onClose: () => void;
  onDone: (made: MadeLink, email: string) => void;
};

/** Name, address and role of somebody new, and the password of who invites them. */
export function InviteDialog({ sendsMail, onClose, onDone }: Props) {
  const { words } = useAdmin();
  const texts = words.operators.invite;
  const own = useOperator();
  const invitation = useInvitation();
  const { error, isPending } = invitation;
  // A session that ends meanwhile takes the dialog away; what was typed is there again after signing in.
  const [name, setName] = useKeptText('invite-name');
  const [email, setEmail] = useKeptText('invite-email');
  const [role, setRole] = useState<Role>(leastRole);
  const [refused, setRefused] = useState<readonly { field: string; code: string }[]>([]);
  const reasons: Readonly<Record<string, string>> = {
    required: words.common.required,
    emailInvalid: texts.emailInvalid,
    tooLong: texts.tooLong,
    taken: texts.taken,
    wrong: words.operators.password.wrong,
  };
  const errorOf = (field: string) => {
    const code = refused.find((error) => error.field === field)?.code;
    return code && (reasons[code] ?? words.errors.invalid);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const refuse = (errors: readonly { field: string; code: string }[]) => {
      setRefused(errors);
      form.querySelector<HTMLElement>(`[name=${errors[0]?.field}]`)?.focus();
    };
    const fields = Object.fromEntries(new FormData(form)) as Invitation;
    const checked = invitationSchema.safeParse(fields);
    const missing = fields.password ? [] : [{ field: 'password', code: 'required' }];
    const errors = [...(checked.success ? [] : fieldErrors(checked)), ...missing];
    if (!checked.success || errors.length > 0) return refuse(errors);
    setRefused([]);
    invitation.mutate(checked.data, {
      onSuccess: (made) => {
        for (const place of ['invite-name', 'invite-email']) forgetKeptText(place);
        onDone(made, checked.data.email);
      },
      onError: (error) => error instanceof ProblemError && refuse(error.errors),
    });
  }

  const isFieldError = error instanceof ProblemError && error.errors.length > 0;
  return (
    <Modal title={texts.title} closeLabel={words.common.close} onClose={onClose}>
      {/* Without a mail server the link is in the answer and nowhere else. */}
      {isPending && <KeepOpen reason={words.common.working} />}
      <form className="product-form" noValidate onSubmit={submit}>
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
        <RoleChoice role={role} onChange={setRole} />
        <OwnUsername email={own.email} />
        <Field form="invite" name="password" texts={words.operators.password} error={errorOf('password')}>
          {(control) => (
            <input {...control} className="input" type="password" autoComplete="current-password" />
          )}
        </Field>
        <FormProblem text={error && !isFieldError ? problemMessage(words.errors, error) : undefined} />
        <div className="modal-acts">
          <button
            className="btn line sm"
            type="button"
            aria-disabled={isPending}
            onClick={() => isPending || onClose()}
          >
            {words.common.cancel}
          </button>
          <button className="btn sm" type="submit" aria-disabled={isPending}>
            {isPending ? words.common.working : texts.submit}
          </button>
        </div>
      </form>
    </Modal>
  );
}
