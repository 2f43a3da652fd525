import { describe, expect, test } from 'vitest';
import { judgeSetting, schemaByKind } from './setting-rules.ts';
import { editedSite, settingsOf } from './settings.ts';
import { readAll, readSiteConfig } from './site-config.ts';
import { inputOf, variablesOf } from './variables.ts';

const site = readSiteConfig({});
const settings = settingsOf(site);

test('every variable of the site that an owner may set is a setting, in the order in which it is read', () => {
  const names = [...settings.keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'BRAND_NAME',
      'BRAND_CLAIM_DE',
      'BRAND_CLAIM_EN',
      'CONTACT_EMAIL',
      'CONTACT_HOURS',
      'TEAM_DE',
      'LEGAL_VAT_ID_EN',
      'LEGAL_IMPRINT_DATE',
      'LINK_CHECKOUT_NOVA',
      'LINK_STORY_42',
      'SOCIAL_X',
      'SESSION_TRAINING',
      'OPERATOR_EMAIL',
    ]),
  );
  expect(names[0]).toMatch(/^CONTACT|^BRAND/);
});

test('what belongs to the machine, to the mail account or to deleting data is none', () => {
  const closed = [...settings.keys()].filter((name) => /^(?:PORT|MAIL_FROM)$|^RETENTION_|_URL$/.test(name));
  expect(closed).toEqual([]);
});

test('the defaults are settings that say what pages say now', () => {
  expect(settings.get('BRAND_NAME')).toMatchObject({ defaultValue: 'Elambra', isLocked: false });
  expect(settings.get('GUARANTEE_DAYS')).toMatchObject({
    defaultValue: '14',
    input: { kind: 'number', from: 1, to: 365 },
  });
  expect(settings.get('SESSION_MEDIUM')).toMatchObject({
    defaultValue: '',
    input: { kind: 'choice', choices: ['text', 'voice', 'both'] },
  });
  expect(settings.get('OPERATOR_EMAIL')!.defaultValue).toBe('');
});

test('a variable of the environment is shown and locked, for both languages if it is set for both', () => {
  const set = settingsOf(readSiteConfig({ LEGAL_FORM: 'GmbH', LEGAL_OWNERS_DE: 'eine Person' }));
  expect(set.get('LEGAL_FORM_DE')).toMatchObject({ defaultValue: 'GmbH', isLocked: true });
  expect(set.get('LEGAL_FORM_EN')).toMatchObject({ defaultValue: 'GmbH', isLocked: true });
  expect(set.get('LEGAL_OWNERS_DE')!.isLocked).toBe(true);
  expect(set.get('LEGAL_OWNERS_EN')!.isLocked).toBe(false);
  expect(judgeSetting(set.get('LEGAL_FORM_DE')!, 'AG')).toEqual({ code: 'locked' });
});

test('the input control of a setting decides its rule', () => {
  const variables = variablesOf({});
  readAll(variables);
  const asked = variables.asked.filter(({ name }) => name !== 'SITE_URL');
  for (const { name, schema } of asked) {
    const input = inputOf(schema);
    if (input.kind === 'number') {
      const accepted = [input.from - 1, input.from, input.to, input.to + 1].map(
        (number) => schema.safeParse(String(number)).success,
      );
      expect(accepted, name).toEqual([false, true, true, false]);
    } else if (input.kind === 'choice')
      for (const text of [...input.choices, 'other'])
        expect(schema.safeParse(text).success, name).toBe(text !== 'other');
    else expect(schema, name).toBe(schemaByKind[input.kind]);
  }
});

describe('a value is judged as the environment is read', () => {
  test.each([
    ['CONTACT_EMAIL', 'nobody', 'mail'],
    ['CONTACT_EMAIL', '', 'required'],
    ['CONTACT_PHONE', 'call me', 'phone'],
    ['CONTACT_HOURS', 'nine to five', 'hours'],
    ['LINK_CHECKOUT_NOVA', 'javascript:alert(1)', 'link'],
    ['GUARANTEE_DAYS', '0', 'number'],
    ['LEGAL_IMPRINT_DATE', '31.01.2027', 'day'],
    ['TEAM_DE', 'Ada', 'people'],
    ['BRAND_NAME', 'x'.repeat(501), 'line'],
    ['BRAND_NAME', 'x'.repeat(1_000_000), 'tooLong'],
    ['BRAND_NAME', 5, 'type'],
  ])('%s %j', (name, value, code) => {
    expect(judgeSetting(settings.get(name)!, value)).toEqual({ code });
  });

  test('and kept without spaces around it', () => {
    expect(judgeSetting(settings.get('CONTACT_EMAIL')!, ' post@a.example ')).toEqual({
      value: 'post@a.example',
    });
    expect(judgeSetting(settings.get('LEGAL_VAT_ID_DE')!, '')).toEqual({ value: '' });
  });
});

test('what is set is laid over the defaults, and the environment over it', () => {
  const env = readSiteConfig({ CONTACT_PHONE: '+49 40 555', LEGAL_FORM: 'GmbH' });
  const edited = editedSite(env, {
    CONTACT_PHONE: '+49 30 555',
    CONTACT_EMAIL: 'post@a.example',
    LEGAL_FORM_DE: 'AG',
    LEGAL_CHAMBER_DE: 'none',
    SITE_URL: 'https://elsewhere.example',
  });
  expect(edited).toMatchObject({
    phone: '+49 40 555',
    email: 'post@a.example',
    operatorEmail: 'post@a.example',
    origin: env.origin,
    legal: { legalForm: { de: 'GmbH' }, chamber: { state: 'none' } },
  });
});

test('what has become unusable counts as not set', () => {
  expect(editedSite(site, { CONTACT_EMAIL: 'nobody', GONE: 'x' })).toBe(site);
});
