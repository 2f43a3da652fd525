import { useEffect, useState } from 'react';
import { Field } from '#app/forms/field.tsx';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormEnd, SubmissionForm } from '#app/forms/submission-form.tsx';
import { TrapField } from '#app/forms/trap-field.tsx';
import { useSubmission } from '#app/forms/use-submission.ts';
import { useToast } from '#app/ui/use-toast.ts';
import type { NamespaceWords } from '#content/content.ts';
import { longestQuery } from '#domain/api/search.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { supportMessageSchema } from '#domain/forms/support-message.ts';
import type { Language } from '#domain/language/languages.ts';
import { fieldErrors } from '#domain/language/text-rules.ts';
import { asPlaceholder, fill } from '#domain/publishing/placeholders.ts';
import { SupportThanks } from './support-thanks.tsx';
import { Toaster } from './toaster.tsx';

type SupportWords = NamespaceWords<'support'>;

export type SupportFormProps = {
  language: Language;
  words: Pick<SupportWords, 'form' | 'errors' | 'toast' | 'sent' | 'prefill'> &
    Partial<Pick<SupportWords, 'noScript'>>;
  posted?: PostedForm;
  toastRegion: string;
  pagePath: string;
  privacyPath: string;
  /** Display names, for links such as `/support?subject=booking&offer=nova`. */
  offers: Readonly<Record<string, string>>;
};

/** FORM-1 and FORM-3; a plain post without script (FORM-7). */
export default function SupportForm(props: SupportFormProps) {
  const { words, toastRegion } = props;
  const { toast: texts } = words;
  const { toasts, show, dismiss } = useToast();
  const [sent, setSent] = useState<{ readonly round: number; readonly reference: string }>();
  const round = sent?.round ?? 0;
  return (
    <div className="form-place">
      {sent && <SupportThanks key={round} words={words.sent} reference={sent.reference} />}
      <Fields
        key={`form-${round}`}
        {...props}
        posted={round === 0 ? props.posted : undefined}
        isFurther={round > 0}
        onMissing={() => show({ kind: 'destructive', title: texts.missing.title })}
        onFailed={() => show({ kind: 'destructive', ...texts.failure })}
        onSent={(reference) => {
          show({ kind: 'default', ...texts.success });
          setSent({ round: round + 1, reference });
        }}
      />
      <Toaster toasts={toasts} texts={{ region: toastRegion, close: texts.close }} onDismiss={dismiss} />
    </div>
  );
}

type FieldsProps = Omit<SupportFormProps, 'posted'> & {
  posted: PostedForm | undefined;
  /** Empty for a second message: nothing from the address of the page. */
  isFurther: boolean;
  onMissing: () => void;
  onFailed: () => void;
  onSent: (reference: string) => void;
};

function Fields(props: FieldsProps) {
  const { language, words, posted, pagePath, privacyPath, offers, isFurther } = props;
  const { form: texts, errors: errorTexts } = words;
  const submission = useSubmission({
    path: '/api/support',
    language,
    posted,
    read: (fields) => ({ content: fields, errors: fieldErrors(supportMessageSchema.safeParse(fields)) }),
    onRefused: (errors) => errors.some((error) => error.code === 'required') && props.onMissing(),
    onSent: props.onSent,
    onFailed: props.onFailed,
  });
  const { formRef, errors } = submission;
  const value = (field: string) => posted?.values[field];
  const error = (field: string) => fieldMessage(errorTexts, errors, field);

  useEffect(() => {
    const { message } = formRef.current!.elements as unknown as Record<string, HTMLInputElement>;
    if (!isFurther && message?.value === '')
      message.value = prefilledMessage(new URLSearchParams(location.search), words.prefill, offers);
  }, [formRef, isFurther, words.prefill, offers]);

  return (
    <SubmissionForm
      submission={submission}
      form="support"
      titledBy="support-form-title"
      pagePath={pagePath}
      language={language}
      words={words}
      posted={posted}
      head={
        <div className="form-head">
          <h2 id="support-form-title">{texts.title}</h2>
          <p className="caption muted">{texts.required}</p>
        </div>
      }
    >
      <div className="two">
        <Field form="support" name="name" texts={texts.name} error={error('name')} value={value('name')}>
          {(control) => <input {...control} className="input" type="text" autoComplete="name" />}
        </Field>
        <Field form="support" name="email" texts={texts.email} error={error('email')} value={value('email')}>
          {(control) => <input {...control} className="input" type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field
        form="support"
        name="company"
        texts={texts.company}
        optional={texts.optional}
        error={error('company')}
        value={value('company')}
      >
        {(control) => <input {...control} className="input" type="text" autoComplete="organization" />}
      </Field>
      <Field
        form="support"
        name="message"
        texts={texts.message}
        error={error('message')}
        value={value('message')}
      >
        {(control) => <textarea {...control} className="input" rows={6} />}
      </Field>
      <TrapField form="support" label={texts.honeypot} />
      <FormEnd submission={submission} words={words} label={texts.submit} sendingLabel={texts.submitting}>
        <p className="caption muted">
          {texts.privacy} <a href={privacyPath}>{texts.privacyLink}</a>
        </p>
      </FormEnd>
    </SubmissionForm>
  );
}

/** Headings of quotes that a link may carry, and how long one may be. */
const mostShown = 3;
const longestHeading = 120;

/** Without the lines that the address says nothing for. */
function askedMessage(text: string, question: string, query: URLSearchParams): string {
  const shown = query.getAll('shown').slice(0, mostShown);
  const values = {
    question,
    page: (query.get('page') ?? '').slice(0, longestHeading),
    shown: shown.map((heading) => heading.slice(0, longestHeading)).join('; '),
  };
  return text
    .split('\n')
    .filter(
      (line) => !Object.entries(values).some(([name, value]) => !value && line.includes(asPlaceholder(name))),
    )
    .map((line) => fill(line, values))
    .join('\n');
}

/** Longer text in a link is not a plan name. */
const longestPlanName = 60;

function prefilledMessage(
  query: URLSearchParams,
  prefill: SupportWords['prefill'],
  offers: Readonly<Record<string, string>>,
): string {
  const subject = query.get('subject') ?? '';
  if (!Object.hasOwn(prefill, subject)) return '';
  const text = prefill[subject as keyof SupportWords['prefill']];
  const question = (query.get('question') ?? '').slice(0, longestQuery);
  if (text.includes(asPlaceholder('question'))) return question ? askedMessage(text, question, query) : '';
  const offer = query.get('offer') ?? '';
  const plan = (query.get('plan') ?? '').slice(0, longestPlanName);
  if (!text.includes(asPlaceholder('offer'))) return text;
  return Object.hasOwn(offers, offer)
    ? fill(text, { offer: [offers[offer], plan].filter(Boolean).join(' ') })
    : '';
}
