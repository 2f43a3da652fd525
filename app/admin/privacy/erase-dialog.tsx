import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { KeepOpen, Modal } from '#app/admin/controls/modal.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/words/fill.ts';
import type { Erased, FoundPerson } from '#domain/answers/person.ts';
import { plural } from '#domain/plural.ts';

type Props = {
  person: FoundPerson;
  query: string;
  responses: readonly string[];
  onClose: () => void;
  onErased: () => void;
};

export function EraseDialog({ person, query, responses, onClose, onErased }: Props) {
  const { words, language, notify } = useAdmin();
  const texts = words.privacy.erase;
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const matches = typed.trim().toLowerCase() === query.trim().toLowerCase();
  const erasure = useMutation({
    mutationFn: () => {
      const search = new URLSearchParams(responses.map((id) => ['response', id]));
      if (person.email) search.set('email', person.email);
      return sendChange<{ erased: Erased }>('DELETE', `/api/admin/privacy?${search}`);
    },
    onSuccess: ({ erased }) => {
      const count = Object.values(erased).reduce((sum, number) => sum + number, 0);
      // Loaded messages and responses may be among the erased ones.
      operatorClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/admin/session' });
      onClose();
      onErased();
      notify(fill(plural(texts, 'done', count, language), { count }));
      requestAnimationFrame(() => document.getElementById('admin-heading')?.focus());
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
    <Modal title={fill(texts.title, { query })} closeLabel={words.common.close} onClose={onClose}>
      {erasure.isPending && <KeepOpen reason={words.common.working} />}
      <form className="product-form" noValidate onSubmit={submit}>
        <p>{texts.text}</p>
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
          <button
            className="btn line sm"
            type="button"
            aria-disabled={erasure.isPending}
            onClick={() => erasure.isPending || onClose()}
          >
            {texts.cancel}
          </button>
          <button className="btn danger sm" type="submit" aria-disabled={erasure.isPending}>
            {texts.confirm}
          </button>
        </div>
      </form>
    </Modal>
  );
}
