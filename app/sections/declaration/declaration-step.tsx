import { useSearchParams } from 'react-router';
import { AnswerList } from '#app/forms/answer-list.tsx';
import { declaredRows, receiptRows } from '#app/forms/declaration-rows.ts';
import type { DeclarationWords } from '#app/forms/declaration-words.ts';
import { fieldMessage } from '#app/forms/field-message.ts';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { pathOf, useLanguage, usePage } from '#app/words/page.ts';
import { refusedFields } from '#domain/refused-fields.ts';

const steps = ['review', 'sent', 'invalid'] as const;

type Props = { form: 'withdraw-contract' | 'cancel-contract'; words: DeclarationWords };

/**
 * The steps of a declaration without script. The server renders them in answer to the form before; what was filled in
 * reaches this page as its query and never stands in an address (server/api/declaration-review.ts).
 */
export function DeclarationStep({ form: page, words }: Props) {
  const language = useLanguage();
  const id = usePage().page?.id;
  const step = steps.find((candidate) => id === `${page}-${candidate}`) ?? 'failed';
  const [query] = useSearchParams();
  const values = Object.fromEntries(query);
  const form = pathOf(page, language);
  if (step === 'review') return <Review page={page} words={words} values={values} />;
  if (step === 'sent') {
    const { id = '', receivedAt = '' } = values;
    return (
      <FormOutcome
        good
        title={words.sent.title}
        text={words.sent.text}
        link={{ href: pathOf('home', language), label: words.sent.home }}
      >
        <AnswerList rows={receiptRows(words, values, { id, receivedAt }, language)} />
      </FormOutcome>
    );
  }
  if (step === 'failed') {
    const { title, text, help, button } = words.noScript.failed;
    return (
      <FormOutcome good={false} title={title} text={text} link={{ href: form, label: button }}>
        <p className="muted">{help}</p>
      </FormOutcome>
    );
  }
  const { title, text, button } = words.noScript.invalid;
  return (
    <FormOutcome good={false} title={title} text={text} link={{ href: form, label: button }}>
      <ul className="outcome-fields">
        {refusedFields(page, query.get('fields')).map((field) => (
          <li key={field}>{fieldMessage(words.errors, [{ field, code: likelyCode(field) }], field)}</li>
        ))}
      </ul>
    </FormOutcome>
  );
}

/** The address names the fields alone; this is what most likely is the matter with each. */
function likelyCode(field: string) {
  if (field === 'email') return 'emailInvalid';
  return field === 'endDate' ? 'dateInvalid' : 'required';
}

function Review({
  page,
  words,
  values,
}: {
  page: Props['form'];
  words: DeclarationWords;
  values: Record<string, string>;
}) {
  const language = useLanguage();
  const { review } = words;
  return (
    <section className="wrap declare-step">
      <h1>{review.title}</h1>
      <p className="lead">{review.text}</p>
      <form className="card form" method="post" action={pathOf(`${page}-sent`, language)}>
        <AnswerList rows={declaredRows(words, values, language)} />
        {Object.entries({ ...values, language }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="form-end">
          <button className="btn wide" type="submit">
            {review.confirm}
          </button>
          <a className="btn line wide" href={pathOf(page, language)}>
            {review.back}
          </a>
        </div>
      </form>
    </section>
  );
}
