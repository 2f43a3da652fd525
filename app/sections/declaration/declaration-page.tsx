import type { ReactNode } from 'react';
import { AnswerList } from '#app/forms/answer-list.tsx';
import { receiptRows } from '#app/forms/declaration-rows.ts';
import type { DeclarationWords } from '#app/forms/declaration-words.ts';
import { Island } from '#app/islands/island.tsx';
import { useRendering } from '#app/rendering.ts';
import { FormOutcome } from '#app/sections/form-outcome.tsx';
import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { DeclarationReview } from './declaration-review.tsx';

type Props = {
  kind: DeclarationKind;
  form: 'withdraw-contract' | 'cancel-contract';
  words: DeclarationWords;
  /** Below the information. */
  children?: ReactNode;
};

/** LAW-05, LAW-06; without script the second step and the receipt are this page too. */
export function DeclarationPage({ kind, form: page, words, children }: Props) {
  const { hero, information, form, errors, toast, review, sent, noScript, cancellation } = words;
  const common = useWords('common');
  const language = useLanguage();
  const { posted } = useRendering();
  if (posted?.step === 'review')
    return <DeclarationReview form={page} words={words} values={posted.values} />;
  if (posted?.step === 'sent') {
    const { id: _, reference = '', receivedAt = '', ...values } = posted.values;
    return (
      <FormOutcome
        title={sent.title}
        text={sent.text}
        link={{ href: pathOf('home', language), label: sent.home }}
      >
        <AnswerList rows={receiptRows(words, values, { reference, receivedAt }, language)} />
      </FormOutcome>
    );
  }
  return (
    <section className="wrap split declare">
      <div className="declare-head">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.hint}</p>
      </div>
      <Island
        name="declaration-form"
        props={{
          kind,
          language,
          words: { form, errors, toast, review, sent, ...(posted ? { noScript } : {}), cancellation },
          posted,
          toastRegion: common.toast.region,
          apiPath: `/api/${page}`,
          pagePath: pathOf(page, language),
          privacyPath: pathOf('privacy', language),
          homePath: pathOf('home', language),
        }}
      />
      <div className="declare-info">
        <h2 className="h3">{information.title}</h2>
        {information.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LegalText text={paragraph} />
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}
