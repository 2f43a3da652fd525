import { expect, test } from 'vitest';
import { adminWords } from '#content/admin/words.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsIn } from '#content/edits/fields.ts';
import { content } from '#tests/kit/content.ts';
import { pageTrees } from './content-tree.ts';
import { fieldNames } from './place-names.ts';

const { de } = adminWords;

const list = fieldsIn(content).map(({ id, kind, defaultValue }) => ({ id, kind, defaultValue }));
const fields = new Map(list.map((field) => [field.id, field]));
const { labelOf, sectionTitle } = fieldNames({ words: de, language: 'de', fields, guide: guideOf(content) });

test('settings are called as the site calls what they say', () => {
  expect(labelOf('setting.LEGAL_FORM_DE')).toBe('Rechtsform');
  expect(labelOf('setting.LINK_CHECKOUT_NOVA')).toBe('Kasse: NOVA-Sitzung');
  expect(labelOf('setting.LINK_CHECKOUT_SINGLE_MARCUS_STORM')).toBe('Kasse: Marcus Storm · Einzelsitzung');
});

test('no two settings of a section have one name', () => {
  const names = list.flatMap(({ id, kind }) =>
    kind === 'setting' && !id.endsWith('_EN') ? [labelOf(id)] : [],
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('figures are named by a sentence, with the brand in it', () => {
  const { sections } = pageTrees(list).get('claims')!;
  const titles = sections.map((section) => sectionTitle('claims', section));
  expect(titles.filter((title) => title.includes('{'))).toEqual([]);
  expect(titles).toContain('Bewertungen für Elambra insgesamt');
});

test('the sentence of a pause stands beside the choice to pause', () => {
  const facts = pageTrees(list)
    .get('nova')!
    .sections.find(({ key }) => key === 'facts');
  const keys = facts!.type === 'group' ? facts!.nodes.map(({ key }) => key) : [];
  expect(keys.indexOf('paused') - keys.indexOf('availability#')).toBeGreaterThan(0);
});
