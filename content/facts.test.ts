import { expect, test } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { numberInWords } from '#domain/language/number-words.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import { content, contentWith } from '#tests/kit/content.ts';
import { facts, formatClaim, runtimePlaceholders } from './facts.ts';
import { formatPrice } from './format-price.ts';
import { runtimeInNamespace } from './namespace-facts.ts';
import { idsIn } from './offerings/listed.ts';
import { nova } from './offerings/nova/offering.ts';
import { prices } from './prices.ts';
import { textEntries } from './text-entries.ts';
import { type Namespace, words } from './words.ts';

const namespaces = Object.keys(words.de) as Namespace[];

const placeholdersOf = (namespace: Namespace) => [
  ...new Set(
    languages.flatMap((language) =>
      textEntries(words[language][namespace]).flatMap(([, text]) => placeholdersIn(text)),
    ),
  ),
];

const used = new Set(namespaces.flatMap(placeholdersOf));

test.each(namespaces)('every placeholder in %s is a fact or filled in at run time', (namespace) => {
  const known = new Set([
    ...Object.keys(facts(content, 'de', namespace)),
    ...runtimePlaceholders,
    ...(runtimeInNamespace[namespace] ?? []),
  ]);
  expect(placeholdersOf(namespace).filter((name) => !known.has(name))).toEqual([]);
});

test('every fact is used somewhere; those of an offering in its words or by their full name', () => {
  const usedInFull = new Set(
    namespaces.flatMap((namespace) => placeholdersOf(namespace).map((name) => `${namespace}.${name}`)),
  );
  const unused = Object.keys(facts(content, 'de')).filter((name) => !used.has(name) && !usedInFull.has(name));
  expect(unused).toEqual([]);
});

test('the words of an offering know its own facts by their short names, others by the full one', () => {
  const price = formatPrice(nova.plans.session.price, 'en');
  expect(facts(content, 'en', 'nova')['price.session']).toBe(price);
  expect(facts(content, 'en', 'home')).not.toHaveProperty('price.session');
  expect(facts(content, 'en', 'home')['nova.price.session']).toBe(price);
});

test('every run-time placeholder is used somewhere', () => {
  expect(runtimePlaceholders.filter((name) => !used.has(name))).toEqual([]);
});

test('no name is both a fact and a run-time placeholder', () => {
  expect(runtimePlaceholders.filter((name) => name in facts(content, 'de'))).toEqual([]);
});

/** Left out while the setting is missing. */
const emptyUntilSet = ['sessionMedium', 'callMedium', 'integratedPrice'];

test('both languages have the same facts, all of them filled but those that wait for a setting', () => {
  expect(Object.keys(facts(content, 'en'))).toEqual(Object.keys(facts(content, 'de')));
  for (const language of languages) {
    const empty = Object.entries(facts(content, language)).flatMap(([name, text]) => (text ? [] : [name]));
    expect(empty).toEqual(emptyUntilSet);
  }
});

test.each([
  ['priceMonthlyCoreSocial', '1.315\u202F€', '$1,500'],
  ['claimParticipants', '12.000+', '12,000+'],
  ['claimEfficiency', '94\u202F%', '94%'],
  ['claimSince', '2019', '2019'],
  ['claimAvailability', '24/7', '24/7'],
  ['threshold', '85\u202F%', '85%'],
  ['fuel.lateCancelPercent', '50\u202F%', '50%'],
  ['guaranteeInsights', '4', '4'],
  ['year', '2024', '2024'],
])('the fact %s reads %s in German and %s in English', (name, german, english) => {
  expect(facts(content, 'de')[name]).toBe(german);
  expect(facts(content, 'en')[name]).toBe(english);
});

test('the number of offerings is a fact in words, within a sentence and at its beginning', () => {
  const count = numberInWords(idsIn(content.offerings).length, 'de');
  expect(facts(content, 'de')).toMatchObject({
    offeringCount: count,
    offeringCountFirst: `${count.charAt(0).toUpperCase()}${count.slice(1)}`,
    otherOfferingCount: numberInWords(idsIn(content.offerings).length - 1, 'de'),
  });
});

test('brand, contacts, retention and guarantee follow the configuration', () => {
  const changed = contentWith({
    BRAND_NAME: 'Nordwind',
    CONTACT_EMAIL: 'post@nordwind.example',
    CONTACT_STREET: 'Hafenstraße 2',
    CONTACT_POSTAL_CODE: '20457',
    CONTACT_CITY: 'Hamburg',
    CONTACT_COUNTRY_DE: 'Deutschland',
    CONTACT_COUNTRY_EN: 'Germany',
    RETENTION_MESSAGE_MONTHS: '6',
    GUARANTEE_DAYS: '30',
    SITE_URL: 'https://nordwind.example',
  });
  expect(facts(changed, 'en')).toMatchObject({
    brand: 'Nordwind',
    email: 'post@nordwind.example',
    address: 'Hafenstraße 2, 20457 Hamburg, Germany',
    country: 'Germany',
    retentionMessageMonths: '6',
    guaranteeDays: '30',
    siteUrl: 'https://nordwind.example',
  });
  expect(facts(changed, 'de').address).toBe('Hafenstraße 2, 20457 Hamburg, Deutschland');
});

test('hours and reply time are told if they are configured', () => {
  const changed = contentWith({ CONTACT_HOURS: 'mon-fri 09:00-17:00', REPLY_WORKING_DAYS: '1' });
  expect(facts(changed, 'en')).toMatchObject({
    contactHours:
      'Our team answers Monday to Friday, 14:00–22:00 Central European Time, 15:00–23:00 in summer.',
    replyTime: 'We reply within one working day.',
  });
  const near = { CONTACT_HOURS: 'mon-thu 08:30-16:00', CONTACT_TIME_ZONE: 'Europe/Zurich' };
  expect(facts(contentWith(near), 'de').contactHours).toBe(
    'Unser Team antwortet Montag bis Donnerstag, 08:30–16:00 Uhr mitteleuropäischer Zeit.',
  );
  const varied = { ...near, CONTACT_HOURS: 'mon-thu 9-12, 13-17; fri 9-12' };
  expect(facts(contentWith(varied), 'de').contactHours).toBe(
    'Unser Team antwortet Mo–Do 09:00–12:00 und 13:00–17:00, Fr 09:00–12:00 Uhr mitteleuropäischer Zeit.',
  );
  expect(facts(contentWith({ CONTACT_HOURS: 'sat 10-12' }), 'en').contactHours).toBe(
    'Our team answers Sat 15:00–17:00 Central European Time, Sat 16:00–18:00 in summer.',
  );
});

test('an address given as one line stands as it was given', () => {
  const changed = contentWith({ CONTACT_ADDRESS: 'Postfach 1, 8001 Zürich' });
  expect(facts(changed, 'en').address).toBe('Postfach 1, 8001 Zürich');
});

test('a legal fact that is missing is a visible marker, one that does not apply says so', () => {
  const changed = contentWith({ LEGAL_CHAMBER: 'none' });
  expect(facts(changed, 'de')).toMatchObject({
    legalForm: '[bitte eintragen: Rechtsform]',
    chamber: 'Entfällt',
  });
  expect(facts(changed, 'en')).toMatchObject({
    legalForm: '[please fill in: legal form]',
    chamber: words.en.imprint.notApplicable,
  });
});

test('an e-mail in the admin area is the one of the moment, not the contact address', () => {
  expect(facts(content, 'de', 'admin')).not.toHaveProperty('email');
  expect(facts(content, 'de', 'mail')).toHaveProperty('email');
});

test('a price is formatted with the half that belongs to the language', () => {
  expect(formatPrice(prices.monthly.enterprise, 'de')).toBe('7.459\u202F€');
  expect(formatPrice(prices.monthly.enterprise, 'en')).toBe('$8,500');
});

test('a claim that is a text is not formatted', () => {
  const { claimAvailability } = content.claims;
  expect(formatClaim({ ...claimAvailability, value: '24/7', format: 'text' }, 'de')).toBe('24/7');
});
