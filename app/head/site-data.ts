import { wordsFor } from '#app/words/words.ts';
import type { Content } from '#content/content.ts';
import { isExample } from '#content/facts/links.ts';
import { facts } from '#content/facts.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { absoluteAddress } from './addresses.ts';
import type { DataNode } from './data-node.ts';
import { plain } from './plain.ts';

/** One organisation for both languages, so its id has none. */
function organizationId(content: Content): string {
  return `${absoluteAddress(content, '/')}#organization`;
}

export function websiteId(content: Content, language: Language): string {
  return `${absoluteAddress(content, '/', language)}#website`;
}

export function providerData(content: Content): DataNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(content),
    name: content.site.brand.name,
    url: absoluteAddress(content, '/'),
  };
}

/** The complete organisation, with the facts of the footer (SEO-21). */
export function organizationData(content: Content, language: Language): DataNode {
  const { site } = content;
  // Nobody is behind an example address.
  const profiles = site.social.map(({ url }) => url).filter((url) => !isExample(url));
  return {
    ...providerData(content),
    logo: {
      '@type': 'ImageObject',
      url: `${site.origin}/icon-512.png`,
      width: 512,
      height: 512,
    },
    address: addressData(content, language),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.email,
      telephone: site.phone,
      url: absoluteAddress(content, '/support', language),
      availableLanguage: [...languages],
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** Search engines no longer read SearchAction, so it is left out (SEO-21). */
export function websiteData(content: Content, language: Language): DataNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(content, language),
    url: absoluteAddress(content, '/', language),
    name: content.site.brand.name,
    description: plain(wordsFor(content, language, 'common').footer.blurb),
    inLanguage: language,
    publisher: { '@id': organizationId(content) },
  };
}

/** An address that the operator configured as one line stays one line. */
function addressData(content: Content, language: Language): DataNode | string {
  const { street, postalCode, city, country, countryCode } = content.site.postalAddress;
  const shown = facts(content, language).address!;
  if (shown !== `${street}, ${postalCode} ${city}, ${country[language]}`) return shown;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: countryCode,
  };
}
