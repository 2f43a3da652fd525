import { type FormEvent, type ReactNode, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { KeepOpen } from '#app/admin/controls/modal.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { ProblemError } from '#app/api-client.ts';
import { Field } from '#app/forms/field.tsx';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { useOperator } from './operator-gate.tsx';
import { OwnUsername } from './own-username.tsx';

type Props = {
  /** What is asked for. */
  field: 'password' | 'code';
  text?: string;
  texts: { readonly label: string; readonly hint?: string; readonly wrong: string; readonly submit: string };
  isDangerous?: boolean;
  /** Rejects with what the API refused. */
  send: (value: string) => Promise<void>;
  onCancel: () => void;
  /** What is decided first, and what goes with it. */
  children?: ReactNode;
  after?: ReactNode;
};

/** One question of a dialog: the password again, or a code from the app. */
export function SecretForm({ field, text, texts, isDangerous, send, onCancel, children, after }: Props) {
  const { words } = useAdmin();
  const { email } = useOperator();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const input = event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)!;
    setProblem(undefined);
    const refuse = (reason: string) => {
      setError(reason);
      input.focus();
    };
    if (!input.value) return refuse(words.common.required);
    setError(undefined);
    setIsSending(true);
    try {
      await send(input.value);
    } catch (failure) {
      if (failure instanceof ProblemError && failure.errors.length > 0) refuse(texts.wrong);
      else setProblem(problemMessage(words.errors, failure));
    } finally {
      setIsSending(false);
    }
  }

  const attributes =
    field === 'password'
      ? ({ type: 'password', autoComplete: 'current-password' } as const)
      : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const);
  return (
    <form className="product-form" noValidate onSubmit={submit}>
      {/* Links and codes are in the answer and nowhere else. */}
      {isSending && <KeepOpen reason={words.common.working} />}
      {text && <p>{text}</p>}
      {children}
      {field === 'password' && <OwnUsername email={email} />}
      <Field form="secret" name={field} texts={texts} error={error}>
        {(control) => <input {...control} {...attributes} className="input" data-autofocus />}
      </Field>
      {after}
      <FormProblem text={problem} />
      <div className="modal-acts">
        <button
          className="btn line sm"
          type="button"
          aria-disabled={isSending}
          onClick={() => isSending || onCancel()}
        >
          {words.common.cancel}
        </button>
        <button className={isDangerous ? 'btn danger sm' : 'btn sm'} type="submit" aria-disabled={isSending}>
          {isSending ? words.common.working : texts.submit}
        </button>
      </div>
    </form>
  );
}
