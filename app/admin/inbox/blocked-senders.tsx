import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button, IconButton } from '#app/admin/controls/button.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import { type BlockedSenders as Blocked, blockedSenderSchema } from '#domain/api/inbox/blocked-senders.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useListChange } from './use-list-change.ts';

const path = '/api/admin/blocked-senders';

/** Below the spam folder: opens the list of senders whose messages go there. */
export default function BlockedSenders() {
  const texts = useWords(inboxWords).messages.blocked;
  const [isOpen, setIsOpen] = useState(false);
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
  const texts = useWords(inboxWords).messages.blocked;
  const change = useListChange<Blocked>(path);
  const form = useAdminForm({
    id: 'blocked',
    judge: (fields) => fieldErrors(blockedSenderSchema.safeParse(fields)),
    sentence: () => texts.invalid,
    async send(body) {
      await change.runAsync({ method: 'POST', body });
      (form.control('email') as HTMLInputElement).value = '';
    },
  });
  return (
    <form {...form.formProps} className="group">
      <TextField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
      />
      <FormProblem text={form.problem} />
      <div className="row end">
        <Button kind="primary" type="submit" isDisabled={form.isSending}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function SenderList() {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.blocked;
  const list = useQuery<Blocked>({ queryKey: [path], staleTime: 0 });
  const change = useListChange<Blocked>(path, 'toast');
  return (
    <Loaded query={list}>
      {({ senders }) =>
        senders.length === 0 ? (
          <p className="muted">{texts.none}</p>
        ) : (
          <ul className="rows">
            {senders.map(({ id, email, blockedAt }) => (
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
                  onClick={() => change.run({ method: 'DELETE', to: `/${id}` })}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
