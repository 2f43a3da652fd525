import { LegalPage } from '#app/sections/legal/legal-page.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { bindingLanguage } from '#domain/language/languages.ts';
import { TermsFigures } from './terms-figures.tsx';
import { bindingId, TermsText } from './terms-text.tsx';

/** Every page has the binding text; other languages show a translation before it. */
export default function TermsOfServicePage() {
  const { hero, language: version, law, contents, sections, links } = useWords('terms-of-service');
  const language = useLanguage();
  const isTranslated = language !== bindingLanguage;
  const entries = Object.entries(sections).map(([id, { number, title }]) => ({ id, number, label: title }));
  const toBinding = <AnchorLink to={bindingId}>{version.jump}</AnchorLink>;
  return (
    <LegalPage {...hero} contents={{ ...contents, entries, more: isTranslated && toBinding }}>
      <section className="legal-note">
        <h2 className="h3">{version.title}</h2>
        <p>{version.text}</p>
        {toBinding}
      </section>
      <section className="legal-note">
        <h2 className="h3">{law.title}</h2>
        <p>{law.text}</p>
      </section>
      <TermsFigures />
      {isTranslated && <TermsText in={language} anchor="" />}
      <TermsText in={bindingLanguage} anchor={isTranslated ? `${bindingLanguage}-` : ''} />
      <p className="row legal-links">
        <PageLink to="privacy">{links.privacy}</PageLink>
        <PageLink to="imprint">{links.imprint}</PageLink>
      </p>
    </LegalPage>
  );
}
