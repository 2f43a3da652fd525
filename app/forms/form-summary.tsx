import { Icon } from '#app/ui/icon.tsx';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { type FailureWords, failureMessage } from './failure-message.ts';
import { fieldMessage } from './field-message.ts';

type Props = {
  form: string;
  words: FailureWords & {
    readonly errors: Readonly<Record<string, string>>;
    readonly noScript: SummaryWords;
  };
  posted: PostedForm;
};

export type SummaryWords = {
  readonly invalid: { readonly title: string; readonly text: string };
  readonly failed: { readonly title: string; readonly help: string };
};

/** Shown after a post without script; takes the focus, as the first refused field does with script. */
export function FormSummary({ form, words, posted: { errors, failure, values } }: Props) {
  const { invalid, failed } = words.noScript;
  const isKept = Object.keys(values).length > 0;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to the form, and this is what it says
    <div className="form-summary" role="alert" tabIndex={-1} autoFocus>
      <p className="err">
        <Icon name="alert" />
        {failure ? failed.title : invalid.title}
      </p>
      <p>{failure ? (isKept ? failureMessage(words, failure) : words.toast.failure.text) : invalid.text}</p>
      {failure && !isKept && <p>{failed.help}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field }) => (
            <li key={field}>
              <a className="link" href={`#${form}-${field}`}>
                {fieldMessage(words.errors, errors, field)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
