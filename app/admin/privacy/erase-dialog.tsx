import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { KeepOpen, Modal } from '#app/admin/controls/modal.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { ErasureReceipt, FoundPerson } from '#domain/api/person.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Chosen, erasedItems, remainsOf } from './erasure-receipt.ts';
import type { Erasure } from './person-found.tsx';

type Props = {
  person: FoundPerson;
  chosen: Chosen;
  onClose: () => void;
  onErased: (erasure: Erasure) => void;
};

/** Lists what will be gone before it is. */
export function EraseDialog({ person, chosen, onClose, onErased }: Props) {
  const { words, language } = useAdmin();
  const texts = words.privacy.erase;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const query = person.email ?? person.name ?? '';
  const matches = typed.trim().toLowerCase() === query.trim().toLowerCase();
  const erasure = useMutation({
    mutationFn: () =>
      sendChange<ErasureReceipt>('POST', '/api/admin/privacy/erasure', {
        ...(person.email !== null && { email: person.email }),
        messages: chosen.messages.map(({ id }) => id),
        responses: chosen.responses.map(({ id }) => id),
      }),
    onSuccess: (receipt) => {
      // Loaded messages and responses may be among the erased ones.
      operatorClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/admin/session' });
      onClose();
      onErased({ receipt, chosen, note: note.trim() });
    },
  });

  /** The dialog may have been open longer than the typed password is valid. */
  function reasonOf(error: Error): string {
    const isLate = error instanceof ProblemError && error.code === 'passwordRequired';
    return isLate ? problemMessage(words.errors, error) : texts.failed;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (matches && !erasure.isPending) erasure.mutate();
  }

  return (
    <Modal title={fill(texts.title, { query })} onClose={onClose}>
      {erasure.isPending && <KeepOpen reason={words.common.working} />}
      <form className="product-form" noValidate onSubmit={submit}>
        <p>{texts.list}</p>
        <ul className="erase-list small">
          {erasedItems(words.privacy, language, chosen).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {chosen.messages.some(({ kind }) => kind !== 'message') && <p>{texts.declarations}</p>}
        <p className="small muted">{remainsOf(words.privacy, language, person).join(' ')}</p>
        <Field
          form="erase"
          name="note"
          texts={{ label: texts.noteLabel, hint: texts.noteHint }}
          optional={texts.optional}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              maxLength={300}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          form="erase"
          name="query"
          texts={{ label: fill(texts.confirmLabel, { query }) }}
          error={isTried && !matches ? fill(texts.confirmMismatch, { query }) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={false}
              data-autofocus
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <FormProblem text={erasure.isError ? reasonOf(erasure.error) : undefined} />
        <div className="modal-acts">
          <Button isDisabled={erasure.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger" type="submit" isDisabled={erasure.isPending}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
