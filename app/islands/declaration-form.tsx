import { useEffect, useRef, useState } from 'react';
import { AnswerList } from '#app/forms/answer-list.tsx';
import { declaredRows, receiptRows, type Values } from '#app/forms/declaration-rows.ts';
import type { DeclarationFormWords, DeclarationWords } from '#app/forms/declaration-words.ts';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormEnd, SubmissionForm } from '#app/forms/submission-form.tsx';
import { Thanks } from '#app/forms/thanks.tsx';
import { useSubmission } from '#app/forms/use-submission.ts';
import { useToast } from '#app/ui/use-toast.ts';
import { cancellationSchema, type DeclarationKind, withdrawalSchema } from '#domain/forms/declaration.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import type { Language } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
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
  const submission = useSubmission({
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
  const { state, errors } = submission;
  const isReview = declared !== null;

  // Each step starts with the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading changes with the step
  useEffect(() => heading.current?.focus(), [isReview]);

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    if (isReview) return void submission.submit(event);
    event.preventDefault();
    const form = event.currentTarget;
    if (!submission.check(form)) return;
    for (const { id } of toasts) dismiss(id);
    setDeclared(Object.fromEntries(new FormData(form)) as Record<string, string>);
  }

  if (state.step === 'sent') return <Receipt {...props} values={declared ?? {}} receipt={state} />;
  return (
    <SubmissionForm
      submission={submission}
      form="declaration"
      titledBy={isReview ? 'declaration-review-title' : 'declaration-form-title'}
      pagePath={pagePath}
      language={language}
      words={words}
      posted={isReview ? undefined : posted}
      onSubmit={onSubmit}
    >
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
          <FormEnd
            submission={submission}
            words={words}
            label={review.confirm}
            sendingLabel={review.confirming}
          >
            <button
              className="btn line wide"
              type="button"
              disabled={state.step === 'sending'}
              onClick={() => setDeclared(null)}
            >
              {review.back}
            </button>
          </FormEnd>
        </div>
      )}
      <Toaster toasts={toasts} texts={{ region: toastRegion, close: toastTexts.close }} onDismiss={dismiss} />
    </SubmissionForm>
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
