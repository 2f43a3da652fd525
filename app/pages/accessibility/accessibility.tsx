import { useContent } from '#app/rendering.ts';
import { LegalPage } from '#app/sections/legal/legal-page.tsx';
import { LegalSection } from '#app/sections/legal/legal-section.tsx';
import { hasMissingFact, LegalText } from '#app/sections/legal/legal-text.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { useWords } from '#app/words/words.ts';
import { AccessibilityMeasures } from './accessibility-measures.tsx';

/** Order of BFSG 14 and Annex 3; the ids are keys of the words. */
const order = [
  'scope',
  'service',
  'standard',
  'conformance',
  'measures',
  'gaps',
  'feedback',
  'enforcement',
] as const;

export default function AccessibilityPage() {
  const words = useWords('accessibility');
  const { hero, contents, scope, service, standard, conformance, gaps, feedback, enforcement } = words;
  const authorities = enforcement.items.map(({ value }) => value);
  return (
    <LegalPage
      {...hero}
      missing={hasMissingFact(useContent(), authorities) && words.missing}
      contents={{ ...contents, entries: order.map((id) => ({ id, label: words[id].title })) }}
    >
      <LegalSection id="scope" {...scope} />
      <LegalSection id="service" {...service} />
      <LegalSection id="standard" {...standard} />
      <LegalSection id="conformance" {...conformance} />
      <AccessibilityMeasures />
      <LegalSection id="gaps" title={gaps.title}>
        <dl className="legal-list">
          {gaps.items.map((item) => (
            <div key={item.id}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </LegalSection>
      <LegalSection id="feedback" title={feedback.title} paragraphs={[feedback.text]}>
        <p>
          <PageLink to="support" query={{ subject: 'accessibility' }} look="primary">
            {feedback.button}
          </PageLink>
        </p>
      </LegalSection>
      <LegalSection id="enforcement" title={enforcement.title} paragraphs={[enforcement.text]}>
        <dl className="legal-list">
          {enforcement.items.map((item) => (
            <div key={item.id}>
              <dt>{item.label}</dt>
              <dd>
                {item.name}
                <br />
                <LegalText text={item.value} />
              </dd>
            </div>
          ))}
        </dl>
      </LegalSection>
    </LegalPage>
  );
}
