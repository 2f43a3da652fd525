import { expect, test } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import { pageTrees } from '#app/admin/content/content-tree.ts';
import { settingPurposes, settingsPage } from '#app/admin/content/field-place.ts';
import { adminWords } from '#content/admin/words.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsIn } from '#content/edits/fields.ts';
import { content } from '#tests/kit/content.ts';
import { settingEffects } from './setting-effect.ts';

const list = fieldsIn(content).map(({ id, kind, defaultValue }) => ({ id, kind, defaultValue }));
const { offerings, pagePaths } = adminData(content);
const settings = list.filter(({ kind }) => kind === 'setting').map(({ id }) => id);
const effectOf = settingEffects(
  { fields: new Map(list.map((field) => [field.id, field])), guide: guideOf(content) },
  { language: 'de', words: adminWords.de, offerings, pagePaths },
);

test('each setting belongs to a purpose, and each purpose has settings', () => {
  const keys = pageTrees(list)
    .get(settingsPage)!
    .sections.map(({ key }) => key);
  expect(keys.toSorted()).toEqual(settingPurposes.toSorted());
});

test('each setting has a sentence or pages, and all pages exist', () => {
  const without = settings.filter((id) => !effectOf(id).text && effectOf(id).pages.length === 0);
  expect(without).toEqual([]);
  const pages = new Set(settings.flatMap((id) => effectOf(id).pages));
  expect([...pages].filter((page) => pagePaths[page] === undefined)).toEqual([]);
});

test('pages come from the facts in their sentences, and an example address is named', () => {
  expect(effectOf('setting.CONTACT_HOURS').pages).toEqual(['about', 'support']);
  expect(effectOf('setting.LEGAL_VAT_ID_DE')).toEqual({
    text: adminWords.de.settings.marked,
    pages: ['imprint'],
  });
  const sold = effectOf('setting.LINK_CHECKOUT_NOVA');
  expect(sold.pages).toEqual(['nova']);
  expect(sold.text).toContain(adminWords.de.settings.example);
});
