import { expect, test } from 'vitest';
import { pageTrees } from '#app/admin/content/content-tree.ts';
import { adminWords } from '#content/admin/words.ts';
import { guideOf } from '#content/edits/content-guide.ts';
import { fieldsIn } from '#content/edits/fields.ts';
import { withItems } from '#content/edits/items.ts';
import { content } from '#tests/kit/content.ts';
import { fieldName } from './content-place.ts';

const order = ['2', 'nadded1', '0'];
const fields = withItems(fieldsIn(content), { 'nova.faq.items': order }).map((field) =>
  field.id === 'order.nova.faq.items' ? { ...field, defaultValue: order } : field,
);
const names = (['de', 'en'] as const).map((language) => {
  const known = { words: adminWords[language], language, offerings: [], guide: guideOf(content) };
  const texts = {
    ...known,
    fields: new Map(fields.map((field) => [field.id, field])),
    trees: pageTrees(fields),
  };
  return (id: string) => fieldName(id, texts as unknown as Parameters<typeof fieldName>[1]);
});

test('an item without a name is named by its number in the list as it is now', () => {
  const [nameDe] = names;
  expect(nameDe!('de.nova.faq.items.nadded1.answer')).toContain(' · Frage 2 · Antwort (Deutsch)');
  expect(nameDe!('de.nova.faq.items.0.answer')).toContain(' · Frage 3 · Antwort (Deutsch)');
  expect(nameDe!('de.nova.faq.items.nremoved.answer')).toMatch(/Buchung · Antwort \(Deutsch\)$/);
});

test('no name has a placeholder', () => {
  for (const name of names)
    expect(fields.map(({ id }) => name(id)).filter((one) => one.includes('{{'))).toEqual([]);
});
