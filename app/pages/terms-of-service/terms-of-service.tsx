import { pageMeta } from '#app/head/page-meta.ts';
import { LegalPage } from '#app/sections/legal/legal-page.tsx';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { TermsFigures } from './terms-figures.tsx';
import { bindingId, TermsText } from './terms-text.tsx';

export const meta = pageMeta('terms-of-service');

/** The English text is the binding one and stands on both pages; German readers get a translation before it. */
export default function TermsOfServicePage() {
  const { hero, language: version, contents, sections, links } = useWords('terms-of-service');
  const isGerman = useLanguage() === 'de';
  const entries = Object.entries(sections).map(([id, { number, title }]) => ({ id, number, label: title }));
  const toBinding = <AnchorLink to={bindingId}>{version.jump}</AnchorLink>;
  return (
    <LegalPage {...hero} contents={{ ...contents, entries, more: isGerman && toBinding }}>
      <section className="legal-note">
        <h2 className="h3">{version.title}</h2>
        <p>{version.text}</p>
        {toBinding}
      </section>
      <TermsFigures />
      {isGerman && <TermsText in="de" anchor="" />}
      <TermsText in="en" anchor={isGerman ? 'en-' : ''} />
      <p className="row legal-links">
        <PageLink to="privacy">{links.privacy}</PageLink>
        <PageLink to="imprint">{links.imprint}</PageLink>
      </p>
    </LegalPage>
  );
}
