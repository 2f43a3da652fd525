import { type FormEvent, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { fill } from '#app/language/fill.ts';
import { Modal } from '#app/ui/modal.tsx';
import { type ListedOperator, type MadeLink, useAccessChange } from './operator-queries.ts';
import { OwnPassword } from './own-password.tsx';

type Props = {
  deed: 'link' | 'remove';
  operator: ListedOperator;
  onClose: () => void;
  onDone: (made: MadeLink, message: string) => void;
};

/** A new link for somebody, or the end of their access; both want the password again. */
export function AccessDialog({ deed, operator, onClose, onDone }: Props) {
  const { words } = useAdmin();
  const { operators } = words;
  const texts = deed === 'link' ? operators.renew : operators.remove;
  const change = useAccessChange(operator, deed);
  const [code, setCode] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=password]')!;
    const refuse = (reason: string) => {
      setCode(reason);
      field.focus();
    };
    if (!field.value) return refuse('required');
    setCode(undefined);
    change.mutate(field.value, {
      onSuccess: (made) => onDone(made, fill(operators.remove.done, { name: operator.name })),
      onError: (error) => {
        const [refused] = error instanceof ProblemError ? error.errors : [];
        if (refused) refuse(refused.code);
      },
    });
  }

  const { error } = change;
  return (
    <Modal
      title={fill(texts.title, { name: operator.name })}
      closeLabel={words.common.close}
      onClose={onClose}
    >
      <form className="product-form" noValidate onSubmit={submit}>
        <p>{fill(texts.text, { name: operator.name })}</p>
        <OwnPassword form={deed} code={code} />
        <FormProblem text={error && !code ? problemMessage(words.errors, error) : undefined} />
        <div className="modal-acts">
          <button className="btn line sm" type="button" onClick={onClose}>
            {operators.cancel}
          </button>
          <button
            className={deed === 'remove' ? 'btn danger sm' : 'btn sm'}
            type="submit"
            disabled={change.isPending}
          >
            {texts.submit}
          </button>
        </div>
      </form>
    </Modal>
  );
}
