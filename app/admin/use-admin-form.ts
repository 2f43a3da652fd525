import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { ProblemError } from '#app/api-client.ts';
import { problemMessage } from './errors/problem-message.ts';

export type Refusal = { readonly field: string; readonly code: string };

type Fields = Readonly<Record<string, string>>;

/** Refuses those of these fields that are empty. */
export function missing(fields: Fields, ...names: readonly string[]): Refusal[] {
  return names.flatMap((field) => (fields[field] ? [] : [{ field, code: 'required' }]));
}

type Options = {
  /** Begins the ids of its controls. */
  id: string;
  /** The form is sent only if this returns none. */
  judge: (fields: Fields) => readonly Refusal[];
  sentence: (field: string, code: string) => string;
  send: (fields: Fields) => Promise<void> | void;
  /** Overrides `problemMessage` where the form knows better. */
  explain?: (error: unknown) => { refusals?: readonly Refusal[]; problem?: string } | undefined;
  focusAfterProblem?: string;
  /** After the first refusal, errors update while typing; `judge` then reads its own values. */
  isLive?: boolean;
  /** Blocks submitting while another request runs. */
  isBusy?: boolean;
};

export type AdminForm = ReturnType<typeof useAdminForm>;

/** Sends once at a time. The first refused field gets the focus; any other failure concerns the whole form. */
export function useAdminForm({
  id,
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
    // Names the button too, where a form has several.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = Object.fromEntries(new FormData(event.currentTarget, submitter)) as Fields;
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

  /** Ctrl+Enter sends from a long text, with Shift through the second button. */
  function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[type=submit]');
    event.currentTarget.requestSubmit(buttons[event.shiftKey ? 1 : 0]);
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
    id,
    formProps: { ref: form, noValidate: true, onSubmit: submit, onKeyDown: sendByKey },
    isSending,
    problem,
    setProblem,
    /** False once the form is unmounted. */
    isShown: () => form.current !== null,
    control,
    errorOf(name: string): string | undefined {
      const shown = isLive && wasRefused ? judge({}) : refusals;
      const refusal = shown.find(({ field }) => field === name);
      return refusal && sentence(name, refusal.code);
    },
  };
}
