import { expect, test } from 'vitest';
import { isExample } from './links.ts';
import { openPoints } from './open-points.ts';
import { readSiteConfig } from './site-config.ts';
import { ConfigurationError } from './variables.ts';

test('without any variable the site runs as Elambra with reserved example addresses', () => {
  const config = readSiteConfig({});
  expect(config.brand.name).toBe('Elambra');
  expect(config.email).toMatch(/@.+\.example$/);
  expect(config.phone).toBe('+1 809 555 0100');
  expect(config.origin).toBe('http://127.0.0.1:3000');
  expect(config.social.map(({ id }) => id)).toEqual(['linkedin', 'instagram', 'facebook', 'youtube', 'x']);
  const addresses = [...Object.values(config.links), ...config.social.map(({ url }) => url)];
  expect(addresses.filter((address) => !isExample(address))).toEqual([]);
});

test('the defaults for retention are 12, 84 and 24 months and 14 days (LAW-22)', () => {
  expect(readSiteConfig({}).retention).toEqual({
    messageMonths: 12,
    declarationMonths: 84,
    responseMonths: 24,
    logDays: 14,
  });
});

test('the local address follows the port, the public one is given without a slash at the end', () => {
  expect(readSiteConfig({ PORT: '4100' }).origin).toBe('http://127.0.0.1:4100');
  expect(readSiteConfig({ SITE_URL: 'https://www.example.com/' }).origin).toBe('https://www.example.com');
});

test('every fact can be overridden', () => {
  const config = readSiteConfig({
    BRAND_NAME: 'Nordwind',
    BRAND_CLAIM: 'Klar.',
    CONTACT_EMAIL: 'post@nordwind.example',
    CONTACT_PHONE: '+49 40 555 01 00',
    LINK_CHECKOUT_NOVA: 'https://pay.nordwind.example/nova?x=1',
    LINK_STORY_42: 'https://blog.nordwind.example/42',
    SOCIAL_LINKEDIN: 'https://social.nordwind.example/',
    OPERATOR_LANGUAGE: 'en',
    GUARANTEE_DAYS: '30',
    RETENTION_LOG_DAYS: '7',
  });
  expect(config).toMatchObject({
    brand: { name: 'Nordwind', claim: { de: 'Klar.', en: 'Klar.' } },
    email: 'post@nordwind.example',
    operatorEmail: 'post@nordwind.example',
    mailFrom: 'post@nordwind.example',
    operatorLanguage: 'en',
    guaranteeDays: 30,
    retention: { logDays: 7 },
    social: [{ id: 'linkedin', network: 'LinkedIn', url: 'https://social.nordwind.example/' }],
  });
  expect(config.offeringLinks.LINK_CHECKOUT_NOVA).toBe('https://pay.nordwind.example/nova?x=1');
  expect(config.links.story42).toBe('https://blog.nordwind.example/42');
});

test('from the first social profile on, only those that are set appear; off is none', () => {
  const url = 'https://video.example.com/us';
  expect(readSiteConfig({ SOCIAL_YOUTUBE: url }).social).toEqual([
    { id: 'youtube', network: 'YouTube', url },
  ]);
  expect(readSiteConfig({ SOCIAL_YOUTUBE: 'off' }).social).toEqual([]);
});

test('a variable that is empty or blank counts as unset', () => {
  expect(readSiteConfig({ BRAND_NAME: '', CONTACT_EMAIL: '  ' })).toEqual(readSiteConfig({}));
});

test('a text in two languages takes one value for both or one for each', () => {
  const config = readSiteConfig({
    LEGAL_FORM: 'GmbH',
    LEGAL_OWNERS_DE: 'eine Person',
    LEGAL_REPRESENTATIVE: 'Ada Beispiel',
    LEGAL_REPRESENTATIVE_EN: 'Ada Example',
  });
  expect(config.legal.legalForm).toEqual({ state: 'given', de: 'GmbH', en: 'GmbH' });
  expect(config.legal.owners).toEqual({ state: 'given', de: 'eine Person', en: 'eine Person' });
  expect(config.legal.representative).toEqual({ state: 'given', de: 'Ada Beispiel', en: 'Ada Example' });
});

test('a legal fact without an honest default is missing, and nothing stands in for it', () => {
  expect(readSiteConfig({}).legal.vatId).toEqual({ state: 'missing', de: '', en: '' });
});

test('none says that a legal fact does not apply; arbitration does not apply unless a body is named', () => {
  const config = readSiteConfig({ LEGAL_CHAMBER: 'none' });
  expect(config.legal.chamber.state).toBe('none');
  expect(config.legal.arbitrationBody.state).toBe('none');
  expect(readSiteConfig({ LEGAL_ARBITRATION_BODY: 'Stelle' }).legal.arbitrationBody.state).toBe('given');
});

test('dates are given as 2027-01-31 and written out in each language', () => {
  expect(readSiteConfig({ LEGAL_IMPRINT_DATE: '2027-01-31' }).legal.imprintDate).toEqual({
    state: 'given',
    de: '31. Januar 2027',
    en: 'January 31, 2027',
  });
});

test('questions about data go to the contact address unless another contact is named', () => {
  expect(readSiteConfig({ CONTACT_EMAIL: 'post@a.example' }).legal.dataProtectionContact.de).toBe(
    'post@a.example',
  );
  expect(readSiteConfig({ LEGAL_DATA_PROTECTION_CONTACT: 'DPO' }).legal.dataProtectionContact.de).toBe('DPO');
});

test.each([
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://example.com/shop'],
  ['SITE_URL', 'ftp://example.com'],
  ['CONTACT_EMAIL', 'nobody'],
  ['MAIL_FROM', 'a@b@c'],
  ['CONTACT_PHONE', 'call me'],
  ['CONTACT_COUNTRY_CODE', 'Germany'],
  ['BRAND_NAME', 'two\nlines'],
  ['LINK_AI_ORACLE', 'javascript:alert(1)'],
  ['SOCIAL_X', 'x'],
  ['OPERATOR_LANGUAGE', 'fr'],
  ['GUARANTEE_DAYS', '0'],
  ['RETENTION_MESSAGE_MONTHS', '1.5'],
  ['RETENTION_BACKUP_DAYS', 'many'],
  ['LEGAL_IMPRINT_DATE', '31.01.2027'],
  ['LEGAL_IMPRINT_DATE', 'none'],
])('%s refuses %j and says what it expects', (name, value) => {
  expect(() => readSiteConfig({ [name]: value })).toThrow(
    new RegExp(`^Invalid configuration:\\n- ${name} expects .+`),
  );
});

test('all wrong variables are named at once, without repeating their values', () => {
  const read = () =>
    readSiteConfig({ SITE_URL: 'secret-host', OPERATOR_LANGUAGE: 'fr', GUARANTEE_DAYS: '-3' });
  expect(read).toThrow(ConfigurationError);
  for (const name of ['SITE_URL', 'OPERATOR_LANGUAGE', 'GUARANTEE_DAYS']) expect(read).toThrow(name);
  expect(read).not.toThrow(/secret-host/);
});

test('defaults that a public site must not keep are warned about', () => {
  const open = openVariables({});
  expect(open).toEqual(
    expect.arrayContaining([
      'SITE_URL',
      'CONTACT_EMAIL',
      'LEGAL_NAME',
      'LEGAL_VAT_ID',
      'TEAM',
      'LINK_CHECKOUT_NOVA',
      'SOCIAL_X',
    ]),
  );
  expect(open).not.toContain('LEGAL_IMPRINT_DATE');
});

test('what the operator has set is not warned about', () => {
  const env = { SITE_URL: 'https://a.example.com', LEGAL_VAT_ID: 'none', LEGAL_NAME: 'Nordwind GmbH' };
  const open = openVariables({ ...env, TEAM_DE: 'Ada | Gründerin' });
  for (const name of [...Object.keys(env), 'TEAM']) expect(open).not.toContain(name);
});

function openVariables(env: Record<string, string>): string[] {
  return openPoints(readSiteConfig(env)).flatMap(({ variables }) => variables);
}

test('messages are acknowledged unless that is switched off', () => {
  expect(readSiteConfig({}).acknowledgesMessages).toBe(true);
  expect(readSiteConfig({ ACKNOWLEDGE_MESSAGES: 'off' }).acknowledgesMessages).toBe(false);
  expect(() => readSiteConfig({ ACKNOWLEDGE_MESSAGES: 'no' })).toThrow(
    'ACKNOWLEDGE_MESSAGES expects on or off',
  );
});
