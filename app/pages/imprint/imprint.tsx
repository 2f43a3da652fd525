import { useContent } from '#app/rendering.ts';
import { LegalHead } from '#app/sections/legal/legal-page.tsx';
import { hasMissingFact, LegalText } from '#app/sections/legal/legal-text.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { useWords } from '#app/words/words.ts';
import { ImprintPart } from './imprint-part.tsx';

export default function ImprintPage() {
  const { site } = useContent();
  const {
    hero,
    provider,
    register,
    austria,
    content,
    ai,
    arbitration,
    liability,
    copyright,
    links,
    missing,
  } = useWords('imprint');
  const { arbitrationBody, responsiblePerson } = site.legal;
  const isResponsible = responsiblePerson.state !== 'none';
  const arbitrationText =
    arbitrationBody.state === 'none' ? arbitration.notParticipating : arbitration.participating;
  const rows = [...provider.rows, ...register.rows, ...austria.rows];
  const texts = [...rows.map(({ value }) => value), isResponsible ? content.text : '', arbitrationText];
  return (
    <>
      <LegalHead {...hero} missing={hasMissingFact(useContent(), texts) && missing} />
      <div className="wrap imprint">
        <ImprintPart title={provider.title} rows={provider.rows} />
        <ImprintPart title={register.title} rows={register.rows} />
        <ImprintPart title={austria.title} rows={austria.rows}>
          <p>{austria.direction}</p>
        </ImprintPart>
        {isResponsible && (
          <ImprintPart title={content.title}>
            <p>
              <LegalText text={content.text} />
            </p>
          </ImprintPart>
        )}
        <ImprintPart title={ai.title}>
          <p>{ai.text}</p>
        </ImprintPart>
        <ImprintPart title={arbitration.title}>
          <p>
            <LegalText text={arbitrationText} />
          </p>
        </ImprintPart>
        <ImprintPart title={liability.title}>
          <p>{liability.text}</p>
        </ImprintPart>
        <ImprintPart title={copyright.title}>
          <p>{copyright.text}</p>
        </ImprintPart>
        <p className="row legal-links">
          <PageLink to="privacy">{links.privacy}</PageLink>
          <PageLink to="terms-of-service">{links.terms}</PageLink>
          <PageLink to="accessibility">{links.accessibility}</PageLink>
        </p>
      </div>
    </>
  );
}
