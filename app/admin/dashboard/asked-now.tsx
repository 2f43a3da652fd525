import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { Language } from '#domain/language/languages.ts';

type Props<Data> = {
  className: string;
  /** Of a mutation that answers in the operator's language. */
  asked: {
    mutate: (language: Language) => void;
    isPending: boolean;
    data: Data | undefined;
    error: Error | null;
  };
  button: string;
  waiting: string;
  children: (data: Data) => ReactNode;
};

/** A button that asks the server, and what it answers. */
export function AskedNow<Data>({ className, asked, button, waiting, children }: Props<Data>) {
  const { words, language } = useAdmin();
  const { mutate, isPending, data, error } = asked;
  return (
    <div className={className}>
      <button
        className="btn line sm"
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(language)}
      >
        {button}
      </button>
      <div className="small" role="status">
        {isPending && waiting}
        {!isPending && error && problemMessage(words.errors, error)}
        {!isPending && data && children(data)}
      </div>
    </div>
  );
}
