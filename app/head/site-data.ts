import { wordsFor } from '#app/words/words.ts';
import { facts } from '#content/facts.ts';
import { type Language, languages } from '#domain/languages.ts';
import { isExample, siteConfig } from '#site.config.ts';
import { absoluteAddress } from './addresses.ts';
import type { DataNode } from './data-node.ts';
import { plain } from './plain.ts';

/** One organisation for both languages, so its id has none. */
const organizationId = `${absoluteAddress('/')}#organization`;

/** The id of the site in a language. */
export function websiteId(language: Language): string {
  return `${absoluteAddress('/', language)}#website`;
}

/** Who offers it, short enough to stand on every page that names a provider. */
export function providerData(): DataNode {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: siteConfig.brand.name,
    url: absoluteAddress('/'),
  };
}

/** The organisation in full, with what the footer shows of it (SEO-21). */
export function organizationData(language: Language): DataNode {
  // Nobody is behind an example address.
  const profiles = siteConfig.social.map(({ url }) => url).filter((url) => !isExample(url));
  return {
    ...providerData(),
    logo: {
      '@type': 'ImageObject',
      url: `${siteConfig.origin}/icon-512.png`,
      width: 512,
      height: 512,
    },
    address: addressData(language),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: siteConfig.email,
      telephone: siteConfig.phone,
      url: absoluteAddress('/support', language),
      availableLanguage: [...languages],
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The site itself; without SearchAction, which nobody reads any more (SEO-21). */
export function websiteData(language: Language): DataNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(language),
    url: absoluteAddress('/', language),
    name: siteConfig.brand.name,
    description: plain(wordsFor(language, 'common').footer.blurb),
    inLanguage: language,
    publisher: { '@id': organizationId },
  };
}

/** In parts where the page shows these parts; an address that the operator gave as one line stays one line. */
function addressData(language: Language): DataNode | string {
  const { street, postalCode, city, country, countryCode } = siteConfig.postalAddress;
  const shown = facts(language).address!;
  if (shown !== `${street}, ${postalCode} ${city}, ${country[language]}`) return shown;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: countryCode,
  };
}
