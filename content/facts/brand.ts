import * as z from 'zod/mini';
import { defaultLanguage } from '#domain/language/languages.ts';
import { mailAddress, oneLine, typedAs, type Variables, webAddress } from './variables.ts';

export const phoneNumber = typedAs(
  z.string().check(z.regex(/^\+?[\d ()/.-]{5,30}$/, 'a phone number such as +1 809 555 0100')),
  { kind: 'phone', example: '+1 809 555 0100' },
);

const webOrigin = typedAs(
  z.pipe(
    webAddress.check(z.refine(isBareOrigin, 'scheme and host without path, such as https://www.example.com')),
    z.transform((address) => new URL(address).origin),
  ),
  { kind: 'link', example: 'https://www.example.com' },
);

export const countryCode = typedAs(
  z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters such as DE')),
  {
    kind: 'country',
    example: 'DE',
  },
);

export function readBrand({ raw, value, localized }: Variables) {
  const brand = {
    name: value('BRAND_NAME', oneLine, 'Elambra', {
      group: 'brand',
      level: 'should',
      sets: 'Brand name on every page and in every email.',
      example: 'Nordwind',
    }),
    claim: localized(
      'BRAND_CLAIM',
      oneLine,
      { de: 'KI-Coaching und Geschäftswachstum', en: 'AI coaching and business growth' },
      {
        group: 'brand',
        level: 'should',
        sets: 'Short description next to the brand name.',
        example: 'Coaching mit KI',
      },
    ),
  };
  const street = value('CONTACT_STREET', oneLine, 'Calle Ejemplo 1', {
    group: 'brand',
    level: 'must',
    sets: 'Street and house number of the business.',
    example: 'Musterstraße 1',
  });
  const postalCode = value('CONTACT_POSTAL_CODE', oneLine, '57000', {
    group: 'brand',
    level: 'must',
    sets: 'Postcode of the business.',
    example: '80331',
  });
  const city = value('CONTACT_CITY', oneLine, 'Puerto Plata', {
    group: 'brand',
    level: 'must',
    sets: 'City of the business.',
    example: 'München',
  });
  const country = localized(
    'CONTACT_COUNTRY',
    oneLine,
    { de: 'Dominikanische Republik', en: 'Dominican Republic' },
    { group: 'brand', level: 'should', sets: 'Country of the business.', example: 'Deutschland' },
  );
  return {
    brand,
    email: value('CONTACT_EMAIL', mailAddress, 'hello@elambra.example', {
      group: 'brand',
      level: 'must',
      sets: 'Public email address of the business.',
      example: 'office@example.com',
    }),
    phone: value('CONTACT_PHONE', phoneNumber, '+1 809 555 0100', {
      group: 'brand',
      level: 'must',
      sets: 'Public phone number.',
      example: '+49 89 123456',
    }),
    /** On one line, as in the footer; without it, the parts above are joined. */
    address:
      value('CONTACT_ADDRESS', oneLine, '', {
        group: 'brand',
        level: 'optional',
        sets: 'Postal address in one line, as the footer shows it.',
        example: 'Musterstraße 1, 80331 München',
        unset: 'street, postcode, city and country, joined',
      }) || `${street}, ${postalCode} ${city}, ${country[defaultLanguage]}`,
    postalAddress: {
      street,
      postalCode,
      city,
      country,
      /** ISO 3166-1 alpha-2. */
      countryCode: value('CONTACT_COUNTRY_CODE', countryCode, 'DO', {
        group: 'brand',
        level: 'should',
        sets: 'Country of the business for search engines (ISO 3166-1 alpha-2).',
        example: 'DE',
      }),
    },
    /** Without a trailing slash. */
    origin: value('SITE_URL', webOrigin, `http://127.0.0.1:${raw('PORT') ?? '3000'}`, {
      group: 'address',
      level: 'must',
      sets: 'Public address of the site, used in links, the sitemap and email.',
      example: 'https://www.example.com',
      unset: '`http://127.0.0.1:` and the port',
    }),
  } as const;
}

function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
