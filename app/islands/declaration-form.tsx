import { useEffect, useRef, useState } from 'react';
import { AnswerList } from '#app/forms/answer-list.tsx';
import { declaredRows, receiptRows, type Values } from '#app/forms/declaration-rows.ts';
import type { DeclarationFormWords, DeclarationWords } from '#app/forms/declaration-words.ts';
import { failureMessage } from '#app/forms/failure-message.ts';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { FormSummary } from '#app/forms/form-summary.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Thanks } from '#app/forms/thanks.tsx';
import { useSubmission } from '#app/forms/use-submission.ts';
import { useToast } from '#app/ui/use-toast.ts';
import { cancellationSchema, type DeclarationKind, withdrawalSchema } from '#domain/declaration.ts';
import type { Language } from '#domain/languages.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import { fieldErrors } from '#domain/text-rules.ts';
import { DeclarationFields } from './declaration-fields.tsx';
import { Toaster } from './toaster.tsx';

export type DeclarationFormProps = {
  kind: DeclarationKind;
  language: Language;
  words: DeclarationFormWords & Partial<Pick<DeclarationWords, 'noScript'>>;
  toastRegion: string;
  apiPath: string;
  pagePath: string;
  posted?: PostedForm;
  privacyPath: string;
  homePath: string;
};

const schemas = { withdrawal: withdrawalSchema, cancellation: cancellationSchema };

/** Two steps (LAW-05, LAW-06): the law prescribes the words of the confirming button. */
export default function DeclarationForm(props: DeclarationFormProps) {
  const { kind, language, words, posted, toastRegion, apiPath, pagePath } = props;
  const { review, toast: toastTexts } = words;
  const { toasts, show, dismiss } = useToast();
  const [declared, setDeclared] = useState<Values | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { formRef, state, submit, check, isAsPosted } = useSubmission({
    path: apiPath,
    language,
    posted,
    read: (fields) => ({ content: fields, errors: fieldErrors(schemas[kind].safeParse(fields)) }),
    onRefused(errors) {
      if (errors.some((error) => error.code === 'required'))
        show({ kind: 'destructive', title: toastTexts.missing.title });
    },
    onFailed(failure) {
      // Refused fields are corrected in the first step.
      if (failure.errors.length > 0) setDeclared(null);
      show({ kind: 'destructive', ...toastTexts.failure });
    },
  });
  const isSent = state.step === 'sent';
  const isReview = declared !== null;
  const errors = state.step === 'editing' ? state.errors : [];

  // Each step starts with the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the step
  useEffect(() => heading.current?.focus(), [isReview]);

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    if (isReview) return void submit(event);
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;
    for (const { id } of toasts) dismiss(id);
    setDeclared(Object.fromEntries(new FormData(form)) as Record<string, string>);
  }

  if (isSent) return <Receipt {...props} values={declared ?? {}} receipt={state} />;
  return (
    <form
      ref={formRef}
      className="card form"
      method="post"
      action={pagePath}
      onSubmit={onSubmit}
      aria-labelledby={isReview ? 'declaration-review-title' : 'declaration-form-title'}
    >
      {posted && words.noScript && isAsPosted && !isReview && (
        <FormSummary form="declaration" words={{ ...words, noScript: words.noScript }} posted={posted} />
      )}
      <input type="hidden" name="language" value={language} />
      <div className="form-step" hidden={isReview}>
        <DeclarationFields {...props} error={(field) => fieldMessage(words.errors, errors, field)} />
      </div>
      {isReview && (
        <div className="form-step">
          <h2 ref={heading} tabIndex={-1} id="declaration-review-title">
            {review.title}
          </h2>
          <AnswerList rows={declaredRows(words, declared, language)} />
          <p>{review.text}</p>
          <div className="form-end">
            <FormProblem
              text={failureMessage(
                words,
                state.step === 'editing' && !isAsPosted ? state.failure : undefined,
              )}
            />
            <SubmitButton
              sending={state.step === 'sending'}
              label={review.confirm}
              sendingLabel={review.confirming}
            />
            <button
              className="btn line wide"
              type="button"
              disabled={state.step === 'sending'}
              onClick={() => setDeclared(null)}
            >
              {review.back}
            </button>
          </div>
        </div>
      )}
      <Toaster toasts={toasts} texts={{ region: toastRegion, close: toastTexts.close }} onDismiss={dismiss} />
    </form>
  );
}

type ReceiptProps = DeclarationFormProps & {
  values: Values;
  receipt: { reference: string; receivedAt: string };
};

function Receipt({ words, language, homePath, values, receipt }: ReceiptProps) {
  const { sent } = words;
  return (
    <Thanks title={sent.title} className="card form">
      <AnswerList rows={receiptRows(words, values, receipt, language)} />
      <p>{sent.text}</p>
      <div className="row no-print">
        <button className="btn" type="button" onClick={() => print()}>
          {sent.print}
        </button>
        <a className="btn line" href={homePath}>
          {sent.home}
        </a>
      </div>
    </Thanks>
  );
}
