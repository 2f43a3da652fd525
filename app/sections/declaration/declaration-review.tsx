import { AnswerList } from '#app/forms/answer-list.tsx';
import { declaredRows, type Values } from '#app/forms/declaration-rows.ts';
import type { DeclarationWords } from '#app/forms/declaration-words.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';

type Props = { form: 'withdraw-contract' | 'cancel-contract'; words: DeclarationWords; values: Values };

export function DeclarationReview({ form, words, values }: Props) {
  const language = useLanguage();
  const { review } = words;
  return (
    <section className="wrap declare-step">
      <h1>{review.title}</h1>
      <p className="lead">{review.text}</p>
      <form className="card form" method="post" action={pathOf(form, language)}>
        <AnswerList rows={declaredRows(words, values, language)} />
        {Object.entries({ ...values, language }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="form-end">
          <button className="btn wide" type="submit" name="step" value="declare">
            {review.confirm}
          </button>
          <button className="btn line wide" type="submit" name="step" value="edit">
            {review.back}
          </button>
        </div>
      </form>
    </section>
  );
}
