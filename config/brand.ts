import * as z from 'zod/mini';
import { defaultLanguage } from '#domain/languages.ts';
import { mailAddress, oneLine, typedAs, type Variables, webAddress } from './variables.ts';

const phoneNumber = typedAs(
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

const countryCode = typedAs(z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters such as DE')), {
  kind: 'country',
  example: 'DE',
});

export function readBrand({ raw, value, localized }: Variables) {
  const street = value('CONTACT_STREET', oneLine, 'Calle Ejemplo 1');
  const postalCode = value('CONTACT_POSTAL_CODE', oneLine, '57000');
  const city = value('CONTACT_CITY', oneLine, 'Puerto Plata');
  const country = localized('CONTACT_COUNTRY', oneLine, {
    de: 'Dominikanische Republik',
    en: 'Dominican Republic',
  });
  return {
    brand: {
      name: value('BRAND_NAME', oneLine, 'Elambra'),
      claim: localized('BRAND_CLAIM', oneLine, {
        de: 'KI-Coaching und Geschäftswachstum',
        en: 'AI coaching and business growth',
      }),
    },
    email: value('CONTACT_EMAIL', mailAddress, 'hello@elambra.example'),
    phone: value('CONTACT_PHONE', phoneNumber, '+1 809 555 0100'),
    /** On one line, as in the footer; without it, the parts below are joined. */
    address:
      value('CONTACT_ADDRESS', oneLine, '') ||
      `${street}, ${postalCode} ${city}, ${country[defaultLanguage]}`,
    postalAddress: {
      street,
      postalCode,
      city,
      country,
      /** ISO 3166-1 alpha-2. */
      countryCode: value('CONTACT_COUNTRY_CODE', countryCode, 'DO'),
    },
    /** Without a trailing slash. */
    origin: value('SITE_URL', webOrigin, `http://127.0.0.1:${raw('PORT') ?? '3000'}`),
  } as const;
}

function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
