import type { FormEventHandler, ReactNode } from 'react';
import { FormProblem } from '#app/ui/form-problem.tsx';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import type { Language } from '#domain/language/languages.ts';
import { type FailureWords, failureMessage } from './failure-message.ts';
import { FormSummary, type SummaryWords } from './form-summary.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { Submission } from './use-submission.ts';

type Words = FailureWords & {
  readonly errors: Readonly<Record<string, string>>;
  readonly noScript?: SummaryWords | undefined;
};

type FormProps = {
  submission: Submission;
  /** Begins the ids of its fields. */
  form: string;
  /** Id of its heading. */
  titledBy: string;
  /** Where it is posted without script. */
  pagePath: string;
  language: Language;
  words: Words;
  /** Undefined if what came back without script is no longer on the screen. */
  posted: PostedForm | undefined;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  head?: ReactNode;
  children: ReactNode;
};

/** A form of visitors, sent by script or posted without it. */
export function SubmissionForm({
  submission,
  form,
  titledBy,
  pagePath,
  language,
  words,
  posted,
  onSubmit = submission.submit,
  head,
  children,
}: FormProps) {
  const { noScript } = words;
  return (
    <form
      ref={submission.formRef}
      className="card form"
      method="post"
      action={pagePath}
      onSubmit={onSubmit}
      aria-labelledby={titledBy}
    >
      {head}
      {posted && noScript && submission.isAsPosted && (
        <FormSummary form={form} words={{ ...words, noScript }} posted={posted} />
      )}
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}

type EndProps = {
  submission: Submission;
  words: FailureWords;
  label: string;
  sendingLabel: string;
  children: ReactNode;
};

/** What went wrong, the button, and what stands below it. */
export function FormEnd({ submission, words, label, sendingLabel, children }: EndProps) {
  return (
    <div className="form-end">
      <FormProblem text={failureMessage(words, submission.failure)} />
      <SubmitButton sending={submission.state.step === 'sending'} label={label} sendingLabel={sendingLabel} />
      {children}
    </div>
  );
}
