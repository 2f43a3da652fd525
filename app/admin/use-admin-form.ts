import { type FormEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { ProblemError } from '#app/api-client.ts';
import { problemMessage } from './failure/problem-message.ts';

/** A refused field and why, as the rules of `domain/` and the server name it. */
export type Refusal = { readonly field: string; readonly code: string };

/** What stands in the fields of a form, by their names. */
type Fields = Readonly<Record<string, string>>;

type Options = {
  /** Which fields are refused; only without any the form is sent. */
  judge: (fields: Fields) => readonly Refusal[];
  /** A refusal in words, those of the server too. */
  sentence: (field: string, code: string) => string;
  /** Rejects with what the API refused. */
  send: (fields: Fields) => Promise<void> | void;
  /** What a failure means where the form knows better than `problemMessage`. */
  explain?: (error: unknown) => { refusals?: readonly Refusal[]; problem?: string } | undefined;
  /** The field that has the focus after a problem of the whole form. */
  focusAfterProblem?: string;
  /** After the first refusal faults come and go while somebody types; `judge` looks at its own values then. */
  isLive?: boolean;
  /** Something else is under way that a second submit must wait for. */
  isBusy?: boolean;
};

/**
 * A form of the admin area: judges and sends it, once at a time, and shows what was refused beside the fields, the first
 * of which gets the focus. Everything else that fails is one problem of the whole form.
 */
export function useAdminForm({
  judge,
  sentence,
  send,
  explain,
  focusAfterProblem,
  isLive = false,
  isBusy = false,
}: Options) {
  const { errors: texts } = useAdmin().words;
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [problem, setProblem] = useState<string>();
  const [wasRefused, setWasRefused] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isBusy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    const found = judge(fields);
    setProblem(undefined);
    if (found.length > 0) return refuse(found);
    setRefusals([]);
    setIsSending(true);
    try {
      await send(fields);
    } catch (error) {
      fail(error);
    } finally {
      setIsSending(false);
    }
  }

  function fail(error: unknown) {
    const explained = explain?.(error);
    const ofServer = error instanceof ProblemError ? error.errors : [];
    const found = explained ? (explained.refusals ?? []) : ofServer;
    if (found.length > 0) return refuse(found);
    const text = explained ? explained.problem : problemMessage(texts, error);
    setProblem(text);
    if (text && focusAfterProblem) control(focusAfterProblem)?.focus();
  }

  function refuse(found: readonly Refusal[]) {
    setRefusals(found);
    setWasRefused(true);
    const names = new Set(found.map(({ field }) => field));
    const inOrder = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const first = inOrder.find(({ name }) => names.has(name));
    if (first) first.focus();
    else setProblem(texts.invalid);
  }

  function control(name: string): HTMLElement | null {
    return form.current?.querySelector(`[name=${name}]`) ?? null;
  }

  return {
    /** For the `<form>`. */
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    isSending,
    problem,
    setProblem,
    /** False once the operator has gone elsewhere. */
    isShown: () => form.current !== null,
    control,
    errorOf(name: string): string | undefined {
      const shown = isLive && wasRefused ? judge({}) : refusals;
      const refusal = shown.find(({ field }) => field === name);
      return refusal && sentence(name, refusal.code);
    },
  };
}
