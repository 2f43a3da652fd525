import { useContent, useRendering } from '#app/rendering.ts';
import type { Page, PageId } from '#app/routes.ts';
import { usePage } from '#app/words/page.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { type Language, languageRules, otherLanguages } from '#domain/language/languages.ts';
import { pageAddresses } from './addresses.ts';
import { type HeadTexts, headTexts } from './head-texts.ts';
import { plain } from './plain.ts';
import { socialImage } from './social-card.ts';
import { structuredData } from './structured-data.ts';

/** Head texts (SEO-12), addresses, social card (SEO-16) and structured data. Unlisted pages get `noindex` and no addresses. */
export function PageHead() {
  const content = useContent();
  const { page, language } = usePage();
  const { posted } = useRendering();
  const id = page && posted ? `${page.id}${stepOf(posted)}` : page?.id;
  const texts = headTexts(content, id, language);
  return (
    <>
      <title>{plain(texts.title)}</title>
      <meta name="description" content={plain(texts.description)} />
      {page && !page.unlisted ? (
        <>
          <Addresses page={page} language={language} />
          <OpenGraph page={page} language={language} texts={texts} />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptSafe(structuredData(content, page, language, texts)) }}
          />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function stepOf({ step, errors, failure }: PostedForm): string {
  if (step !== 'editing') return `-${step}`;
  if (failure) return '-failed';
  return errors.length > 0 ? '-invalid' : '';
}

type Props = { page: Page; language: Language };

function Addresses({ page, language }: Props) {
  const { canonical, alternates } = pageAddresses(useContent(), page, language);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}

function OpenGraph({ page, language, texts }: Props & { texts: HeadTexts }) {
  const content = useContent();
  const image = socialImage(content, page.id as PageId, language);
  const others = otherLanguages(language);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', content.site.brand.name],
    ['og:title', plain(texts.title)],
    ['og:description', plain(texts.description)],
    ['og:url', pageAddresses(content, page, language).canonical],
    ['og:locale', openGraphLocale(language)],
    ...others.map((other) => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:image', image.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', image.alt],
  ];
  return (
    <>
      {properties.map(([property, value]) => (
        <meta key={`${property} ${value}`} property={property} content={value} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Escapes what could end the script or open a comment. */
function scriptSafe(data: unknown): string {
  return JSON.stringify(data).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function openGraphLocale(language: Language): string {
  return languageRules[language].locale.replace('-', '_');
}
