import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { sendChange } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { type BlockedSenders as Blocked, blockedSenderSchema } from '#domain/api/inbox/blocked-senders.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const path = '/api/admin/blocked-senders';

/** Below the spam folder: opens the list of senders whose messages go there. */
export function BlockedSenders() {
  const { words } = useAdmin();
  const [isOpen, setIsOpen] = useState(false);
  const texts = words.messages.blocked;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      {isOpen && (
        <Modal className="templates" title={texts.title} onClose={() => setIsOpen(false)}>
          <p className="small muted">{texts.lead}</p>
          <SenderForm />
          <SenderList />
        </Modal>
      )}
    </>
  );
}

function SenderForm() {
  const { words } = useAdmin();
  const texts = words.messages.blocked;
  const { mutateAsync } = useChange();
  const { formProps, isSending, problem, errorOf, control } = useAdminForm({
    id: 'blocked',
    judge: (fields) => fieldErrors(blockedSenderSchema.safeParse(fields)),
    sentence: () => texts.invalid,
    async send(body) {
      await mutateAsync({ method: 'POST', body });
      (control('email') as HTMLInputElement).value = '';
    },
  });
  return (
    <form {...formProps} className="product-form">
      <Field form="blocked" name="email" texts={{ label: texts.email }} error={errorOf('email')}>
        {(attributes) => (
          <input
            {...attributes}
            className="input"
            type="email"
            inputMode="email"
            autoComplete="off"
            data-autofocus
          />
        )}
      </Field>
      <FormProblem text={problem} />
      <div className="modal-acts">
        <Button kind="primary" type="submit" isDisabled={isSending}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function SenderList() {
  const { words, language, notify } = useAdmin();
  const texts = words.messages.blocked;
  const { data, isError, refetch } = useQuery<Blocked>({ queryKey: [path], staleTime: 0 });
  const change = useChange();
  if (!data) return isError ? <LoadFailed onRetry={() => void refetch()} /> : null;
  if (data.senders.length === 0) return <p className="muted">{texts.none}</p>;
  return (
    <ul className="template-list">
      {data.senders.map(({ id, email, blockedAt }) => (
        <li key={id}>
          <span>
            <b>{email}</b>{' '}
            <span className="small muted">
              {fill(texts.since, { day: exactMomentText(language, blockedAt) })}
            </span>
          </span>
          <IconButton
            icon="trash"
            label={fill(texts.remove, { email })}
            onClick={() =>
              change.mutate(
                { method: 'DELETE', to: `/${id}` },
                { onError: (error) => notify(problemMessage(words.errors, error)) },
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

type Change = { method: 'POST' | 'DELETE'; to?: string; body?: object };

/** Every answer is the whole list. */
function useChange() {
  return useMutation({
    mutationFn: async ({ method, to = '', body }: Change) =>
      await sendChange<Blocked>(method, path + to, body),
    onSuccess: (list) => operatorClient.setQueryData<Blocked>([path], list),
    onError: () => void operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}
