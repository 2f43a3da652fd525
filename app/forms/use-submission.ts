import { type RefObject, useEffect, useRef, useState } from 'react';
import { randomKey } from '#app/send-once.ts';
import { type SubmissionFailure, type SubmissionResult, submitForm } from '#app/submit-form.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { trapField } from '#domain/forms/submission-headers.ts';
import type { Language } from '#domain/language/languages.ts';
import type { FieldError } from '#domain/language/text-rules.ts';
import type { FormFailure } from './failure-message.ts';

type SubmissionState =
  | {
      readonly step: 'editing';
      readonly errors: readonly FieldError[];
      readonly failure?: FormFailure | undefined;
    }
  | { readonly step: 'sending' }
  | { readonly step: 'sent'; readonly reference: string; readonly receivedAt: string };

type FormFields = Readonly<Record<string, string>>;

type Options = {
  path: string;
  language: Language;
  posted?: PostedForm | undefined;
  read: (fields: FormFields) => { content: object; errors: readonly FieldError[] };
  onRefused?: (errors: readonly FieldError[]) => void;
  onSent?: (reference: string) => void;
  onFailed?: (failure: SubmissionFailure) => void;
};

/**
 * Editing, sending, sent; after a failure, editing again with all input kept (FORM-3). A second submit while
 * sending is ignored; the same content sent again has the same idempotency key.
 */
export function useSubmission({ path, language, posted, read, onRefused, onSent, onFailed }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<SubmissionState>({
    step: 'editing',
    errors: posted?.errors ?? [],
    failure: posted?.failure,
  });
  const busy = useRef(false);
  const lastTry = useRef({ content: '', key: '' });

  useEffect(() => {
    // The browser checks required fields only if no script does; our own messages appear otherwise (A11Y-15).
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const { fields, isTrapped } = fieldsOf(form);
    const { content, errors } = read(fields);
    if (errors.length > 0) return refuse(form, errors);
    busy.current = true;
    setState({ step: 'sending' });
    // Since the page began to load: a script that came late says nothing about who was typing.
    const elapsedMs = Math.round(performance.now());
    const idempotencyKey = keyFor(content);
    const result = await submitForm(path, content, {
      idempotencyKey,
      language,
      elapsedMs,
      isTrapped,
      before: document.referrer,
    });
    busy.current = false;
    settle(form, result);
  }

  function settle(form: HTMLFormElement, result: SubmissionResult) {
    if (result.ok) {
      lastTry.current = { content: '', key: '' };
      form.reset();
      setState({ step: 'sent', reference: result.reference, receivedAt: result.receivedAt ?? '' });
      onSent?.(result.reference);
    } else {
      console.error(`Sending to ${path} failed with status ${result.status}`);
      setState({ step: 'editing', errors: result.errors, failure: result });
      if (result.errors[0]) focusField(form, result.errors[0].field);
      onFailed?.(result);
    }
  }

  function check(form: HTMLFormElement): boolean {
    const { errors } = read(fieldsOf(form).fields);
    if (errors.length > 0) refuse(form, errors);
    else setState({ step: 'editing', errors });
    return errors.length === 0;
  }

  function refuse(form: HTMLFormElement, errors: readonly FieldError[]) {
    setState({ step: 'editing', errors });
    focusField(form, errors[0]!.field);
    onRefused?.(errors);
  }

  function keyFor(content: object): string {
    const text = JSON.stringify(content);
    if (lastTry.current.content !== text) lastTry.current = { content: text, key: randomKey() };
    return lastTry.current.key;
  }

  const isAsPosted = posted !== undefined && state.step === 'editing' && state.errors === posted.errors;

  return {
    formRef: formRef as RefObject<HTMLFormElement>,
    state,
    /** Whether it stands there as it came back without script. */
    isAsPosted,
    errors: state.step === 'editing' ? state.errors : [],
    /** Undefined as long as the summary of `isAsPosted` tells it. */
    failure: state.step === 'editing' && !isAsPosted ? state.failure : undefined,
    submit,
    check,
  };
}

export type Submission = ReturnType<typeof useSubmission>;

function fieldsOf(form: HTMLFormElement): { fields: FormFields; isTrapped: boolean } {
  const {
    language: _,
    [trapField]: trap = '',
    ...fields
  } = Object.fromEntries(new FormData(form)) as FormFields;
  return { fields, isTrapped: trap.trim() !== '' };
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}
