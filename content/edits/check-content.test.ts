import { expect, test } from 'vitest';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { content } from '#tests/kit/content.ts';
import { newProblems } from './check-content.ts';

function edits(said: Readonly<Record<string, unknown>>): StoredEdits {
  const one = (value: unknown) => ({ value, basedOn: null, by: 'anna', at: '2026-11-28T09:00:00.000Z' });
  return Object.fromEntries(Object.entries(said).map(([id, value]) => [id, one(value)]));
}

const found = (next: StoredEdits, live?: StoredEdits) =>
  newProblems(content, next, live).map(({ id, code, data }) => ({ id, code, data }));

const question = {
  'order.nova.faq.items': ['0', '1', '2', 'nhund'],
  'de.nova.faq.items.nhund.question': 'Und mein Hund?',
  'de.nova.faq.items.nhund.answer': 'Darf mit.',
  'en.nova.faq.items.nhund.question': 'And my dog?',
  'en.nova.faq.items.nhund.answer': 'May come.',
};

test('a heading that counts its list is named once the list is longer, until it counts right', () => {
  const counted = { id: 'de.nova.faq.title', code: 'miscounted', data: { was: 3, count: 4 } };
  expect(found(edits(question))).toContainEqual(counted);
  const mended = { ...question, 'de.nova.faq.title': 'Vier Fragen', 'en.nova.faq.title': 'Four questions' };
  expect(found(edits(mended)).filter(({ code }) => code === 'miscounted')).toEqual([]);
});

test('a price of ten times as much, or a tenth, is named against what is live', () => {
  const { price } = content.offerings.nova.plans.session;
  const id = 'offering.nova.plans.session.price';
  const at = (amount: number) => edits({ [id]: { ...price, amount } });
  expect(found(at(price.amount * 10))).toContainEqual({ id, code: 'leap', data: { times: 10 } });
  expect(found(at(price.amount * 10), at(price.amount * 9)).map(({ code }) => code)).not.toContain('leap');
  expect(found(at(price.amount), at(price.amount * 20))).toContainEqual({
    id,
    code: 'drop',
    data: { times: 20 },
  });
});

test('of a changed text only its own problems and those of its translation are looked for', () => {
  const live = edits({ 'de.nova.hero.title': 'Neu', 'en.nova.hero.title': 'New' });
  const next = { ...live, ...edits({ 'de.nova.hero.lead': '' }) };
  expect(found(next, live)).toEqual(
    found(next).filter(
      (problem) => !found(live).some(({ id, code }) => id === problem.id && code === problem.code),
    ),
  );
  expect(found(next, live).map(({ id }) => id)).toContain('de.nova.hero.lead');
});
