import { useContent } from '#app/rendering.ts';
import { LegalText } from '#app/sections/legal/legal-text.tsx';
import { wordsFor } from '#app/words/words.ts';
import { bindingLanguage, type Language } from '#domain/language/languages.ts';

export const bindingId = 'binding';

/** For example `clause-7-2`. */
export function clauseId(number: string): string {
  return `clause-${number.replace('.', '-')}`;
}

type Props = {
  in: Language;
  /** Prefix of every anchor, where the page has the text twice. */
  anchor: string;
};

/** Thirteen sections (TERMS-1). */
export function TermsText({ in: language, anchor }: Props) {
  const { language: version, sections } = wordsFor(useContent(), language, 'terms-of-service');
  return (
    <section lang={language} id={language === bindingLanguage ? bindingId : 'reading'} className="terms-text">
      <h2>{version.heading}</h2>
      {Object.entries(sections).map(([id, section]) => (
        <section key={id} id={anchor + id} className="legal-section">
          <h3>
            <span className="num">{section.number}</span> {section.title}
          </h3>
          <ol className="clauses">
            {section.clauses.map((clause) => (
              <li key={clause.number} id={anchor + clauseId(clause.number)}>
                <span className="num">{clause.number}</span>
                <p>
                  <LegalText text={clause.text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
