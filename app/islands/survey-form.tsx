import { useEffect, useRef, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { fieldMessage } from '#app/forms/field-message.ts';
import { StarRating } from '#app/forms/star-rating.tsx';
import { FormEnd, SubmissionForm } from '#app/forms/submission-form.tsx';
import { TrapField } from '#app/forms/trap-field.tsx';
import { useSubmission } from '#app/forms/use-submission.ts';
import { useToast } from '#app/ui/use-toast.ts';
import type { NamespaceWords } from '#content/content.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { surveySchema } from '#domain/forms/survey.ts';
import type { Language } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { SurveyThanks } from './survey-thanks.tsx';
import { Toaster } from './toaster.tsx';

export type SurveyFormProps = {
  language: Language;
  words: Pick<NamespaceWords<'survey'>, 'form' | 'errors' | 'toast' | 'thanks'> &
    Partial<Pick<NamespaceWords<'survey'>, 'noScript'>>;
  posted?: PostedForm;
  solutions: readonly { readonly id: string; readonly name: string }[];
  toastRegion: string;
  pagePath: string;
  privacyPath: string;
  storiesPath: string;
};

/** FORM-2 and FORM-3. */
export default function SurveyForm({
  language,
  words,
  solutions,
  posted,
  toastRegion,
  pagePath,
  privacyPath,
  storiesPath,
}: SurveyFormProps) {
  const { toasts, show, dismiss } = useToast();
  const [round, setRound] = useState(0);
  const toaster = (
    <Toaster toasts={toasts} texts={{ region: toastRegion, close: words.toast.close }} onDismiss={dismiss} />
  );
  const [thanked, setThanked] = useState(false);
  if (thanked) {
    const again = () => {
      setThanked(false);
      setRound(round + 1);
    };
    return (
      <>
        <SurveyThanks words={words.thanks} storiesPath={storiesPath} onAgain={again} />
        {toaster}
      </>
    );
  }
  return (
    <>
      <Fields
        language={language}
        words={words}
        solutions={solutions}
        posted={round === 0 ? posted : undefined}
        pagePath={pagePath}
        privacyPath={privacyPath}
        focusFirst={round > 0}
        onMissing={() => show({ kind: 'destructive', ...words.toast.missing })}
        onFailed={() => show({ kind: 'destructive', ...words.toast.failure })}
        onSent={() => {
          show({ kind: 'default', ...words.toast.success });
          setThanked(true);
        }}
      />
      {toaster}
    </>
  );
}

type FieldsProps = Pick<
  SurveyFormProps,
  'language' | 'words' | 'solutions' | 'posted' | 'pagePath' | 'privacyPath'
> & {
  focusFirst: boolean;
  onMissing: () => void;
  onFailed: () => void;
  onSent: () => void;
};

function Fields({
  language,
  words,
  solutions,
  posted,
  pagePath,
  privacyPath,
  focusFirst,
  onMissing,
  onFailed,
  onSent,
}: FieldsProps) {
  const { form: texts } = words;
  const nameRef = useRef<HTMLInputElement>(null);
  const submission = useSubmission({
    path: '/api/survey',
    language,
    posted,
    read(fields) {
      // The rating starts at 0 (FORM-2): nothing chosen yet.
      const content = { ...fields, rating: Number(fields.rating ?? 0) };
      return { content, errors: fieldErrors(surveySchema(solutions.map(({ id }) => id)).safeParse(content)) };
    },
    onRefused: (errors) => errors.some(isMissing) && onMissing(),
    onSent,
    onFailed,
  });
  useEffect(() => {
    if (focusFirst) nameRef.current?.focus();
  }, [focusFirst]);
  const value = (field: string) => posted?.values[field];
  const error = (field: string) => fieldMessage(words.errors, submission.errors, field);

  return (
    <SubmissionForm
      submission={submission}
      form="survey"
      titledBy="survey-form-title"
      pagePath={pagePath}
      language={language}
      words={words}
      posted={posted}
      head={<h2 id="survey-form-title">{texts.title}</h2>}
    >
      <Field form="survey" name="name" texts={texts.name} error={error('name')} value={value('name')}>
        {(control) => <input {...control} ref={nameRef} className="input" type="text" autoComplete="name" />}
      </Field>
      <Field
        form="survey"
        name="companyOrOccupation"
        texts={texts.companyOrOccupation}
        optional={texts.optional}
        error={error('companyOrOccupation')}
        value={value('companyOrOccupation')}
      >
        {(control) => <input {...control} className="input" type="text" autoComplete="organization" />}
      </Field>
      <Field
        form="survey"
        name="solutionUsed"
        texts={texts.solutionUsed}
        error={error('solutionUsed')}
        value={value('solutionUsed')}
      >
        {(control) => (
          <select {...control} className="input" defaultValue={control.defaultValue ?? ''}>
            <option value="" disabled>
              {texts.solutionUsed.placeholder}
            </option>
            {solutions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <StarRating
        form="survey"
        name="rating"
        texts={texts.rating}
        error={error('rating')}
        value={value('rating')}
      />
      <Field
        form="survey"
        name="comment"
        texts={texts.comment}
        optional={texts.optional}
        error={error('comment')}
        value={value('comment')}
      >
        {(control) => <textarea {...control} className="input" rows={4} />}
      </Field>
      <TrapField form="survey" label={texts.honeypot} />
      <FormEnd submission={submission} words={words} label={texts.submit} sendingLabel={texts.submitting}>
        <p className="caption muted">
          {texts.footnote} {texts.privacy} <a href={privacyPath}>{texts.privacyLink}</a>
        </p>
      </FormEnd>
    </SubmissionForm>
  );
}

/** A rating of 0 is out of range to the schema and missing to the visitor (FORM-2). */
function isMissing(error: { field: string; code: string }): boolean {
  return error.code === 'required' || (error.field === 'rating' && error.code === 'ratingRange');
}
