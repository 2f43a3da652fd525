import { expect, test } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import { adminWords } from '#content/admin/words.ts';
import { fieldsIn } from '#content/edits/fields.ts';
import { languages } from '#domain/language/languages.ts';
import { content } from '#tests/kit/content.ts';
import { matching, palettePlaces } from './palette-places.ts';

const { offerings, pagePaths } = adminData(content);
const tabs = ['dashboard', 'messages', 'content', 'settings', 'history', 'operators'] as const;

function placesIn(language: (typeof languages)[number], mayPublish = true) {
  const site = { language, wordsIn: adminWords, offerings, pagePaths };
  return palettePlaces(site, tabs, mayPublish);
}

test.each([
  ['preis nova', 'content-nova'],
  ['price nova', 'content-nova'],
  ['telefon', 'setting-CONTACT_PHONE'],
  ['phone', 'setting-CONTACT_PHONE'],
  ['öffnungszeiten', 'setting-CONTACT_HOURS'],
  ['opening hours', 'setting-CONTACT_HOURS'],
  ['passwort', 'section-account'],
  ['password', 'section-account'],
  ['kollegen einladen', 'section-operators'],
  ['impressum', 'content-imprint'],
  ['legal notice', 'content-imprint'],
  ['farbe sophie', 'color-sophie'],
])('in both languages “%s” finds %s', (search, id) => {
  for (const language of languages) {
    const found = matching(placesIn(language), search).map((place) => place.id);
    expect(found[0], language).toBe(id);
  }
});

test('every place has a name and an id of its own, and every setting a field', () => {
  const places = placesIn('de');
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(places.filter(({ label }) => label.trim() === '')).toEqual([]);
  expect(places.filter(({ kind, id, label }) => id === `${kind}-${label}`)).toEqual([]);
  const settings = new Set(
    fieldsIn(content).flatMap(({ id, kind }) =>
      kind === 'setting' ? id.slice('setting.'.length).replace(/_(?:DE|EN)$/, '') : [],
    ),
  );
  const named = places.flatMap(({ kind, id }) => (kind === 'setting' ? [id.slice('setting-'.length)] : []));
  expect(named.filter((variable) => !settings.has(variable.replace(/_(?:DE|EN)$/, '')))).toEqual([]);
});

test('who may not publish finds sections and pages only', () => {
  const kinds = new Set(placesIn('en', false).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['section', 'page']);
});
