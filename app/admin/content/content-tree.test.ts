import { expect, test } from 'vitest';
import { fieldsIn } from '#content/edits/fields.ts';
import { withItems } from '#content/edits/items.ts';
import type { ContentField } from '#domain/api/content.ts';
import { content } from '#tests/kit/content.ts';
import { fieldNodes, pageTrees } from './content-tree.ts';
import { countsOf, firstFields, statesIn } from './field-state.ts';

const nothingKnown = { toReview: new Map<string, number>(), missing: new Set<string>() };
const by = { id: 'bo', name: 'Bo' };
const defaults: ContentField[] = fieldsIn(content).map(({ id, kind, defaultValue: value }) => ({
  id,
  kind,
  defaultValue: value,
}));
const order = (list: string, ids: string[]): ContentField => ({
  id: `order.${list}`,
  kind: 'order',
  defaultValue: ids,
});

function changed(field: ContentField, value: unknown, at = '2026-11-23T05:00:00.000Z'): ContentField {
  return { ...field, draft: { by, at, revision: 1, value } };
}

function byId(fields: readonly ContentField[]) {
  return new Map(fields.map((field) => [field.id, field]));
}

test('a page has its fields in page order, both languages at one place, facts and what search engines show last', () => {
  const nova = pageTrees(defaults).get('nova')!;
  const keys = nova.sections.map(({ key }) => key);
  expect(keys.slice(0, 3)).toEqual(['hero', 'intro', 'features']);
  expect(keys.slice(-3)).toEqual(['facts', 'listing', 'meta']);
  const fields = fieldNodes(nova.sections);
  expect(fields.find(({ ids }) => ids.de === 'de.nova.hero.title')?.ids).toEqual({
    de: 'de.nova.hero.title',
    en: 'en.nova.hero.title',
  });
  expect(fields.some(({ ids }) => ids.all === 'offering.nova.plans.session.price')).toBe(true);
  expect(fields.some(({ ids }) => ids.de === 'de.nova.plans.session.price')).toBe(true);
});

test('the prices on the page of an offering are its own; that of the sample session stands on its page', () => {
  const pricesOn = (page: string) =>
    fieldNodes(pageTrees(defaults).get(page)!.sections)
      .map(({ ids }) => ids.all ?? '')
      .filter((id) => defaults.find((field) => field.id === id)?.kind === 'price');
  expect(pricesOn('nova')).toEqual(['offering.nova.plans.session.price', 'offering.nova.single.price']);
  expect(pricesOn('nova-case-study')).toEqual(['offering.nova.otherPrices.caseSession']);
  expect(pricesOn('sophie-compare')).toEqual(['offering.sophie.otherPrices.comparison']);
});

test('prices per language stand with their plan', () => {
  const monthly = pageTrees(defaults).get('monthly')!;
  expect(fieldNodes(monthly.sections)).toContainEqual({
    type: 'field',
    key: 'price#',
    ids: { de: 'price.monthly.core.de', en: 'price.monthly.core.en' },
  });
});

test('a list has its items in their order, with those that were added', () => {
  const faq = changed(order('nova.faq.items', ['0', '1', '2']), ['2', '0', 'nabcd']);
  const nova = pageTrees([...withItems(defaults, { 'nova.faq.items': ['2', '0', 'nabcd'] }), faq]).get(
    'nova',
  )!;
  const section = nova.sections.find(({ key }) => key === 'faq');
  const list = section?.type === 'group' ? section.nodes.find(({ type }) => type === 'list') : undefined;
  if (list?.type !== 'list') throw new Error('no list');
  expect(list.items.map(({ id }) => id)).toEqual(['2', '0', 'nabcd']);
  expect(list.items[2]!.nodes).toEqual([
    {
      type: 'field',
      key: 'question',
      ids: { de: 'de.nova.faq.items.nabcd.question', en: 'en.nova.faq.items.nabcd.question' },
    },
    {
      type: 'field',
      key: 'answer',
      ids: { de: 'de.nova.faq.items.nabcd.answer', en: 'en.nova.faq.items.nabcd.answer' },
    },
    {
      type: 'field',
      key: 'asks',
      ids: { de: 'de.nova.faq.items.nabcd.asks', en: 'en.nova.faq.items.nabcd.asks' },
    },
  ]);
});

test('a text is stale once the other language says something new, and not if both do', () => {
  const node = {
    type: 'field',
    key: 'title',
    ids: { de: 'de.nova.hero.title', en: 'en.nova.hero.title' },
  } as const;
  const fields = byId(defaults);
  const state = (language: 'de' | 'en') => statesIn(node, language, { ...nothingKnown, fields });
  expect(state('en')).toEqual([]);
  fields.set(node.ids.de, changed(fields.get(node.ids.de)!, 'Neu'));
  expect(state('en')).toEqual(['stale']);
  expect(state('de')).toEqual(['changed']);
  fields.set(node.ids.en, changed(fields.get(node.ids.en)!, ''));
  expect(state('en')).toEqual(['changed', 'missing']);
  fields.set(node.ids.en, changed(fields.get(node.ids.en)!, 'New'));
  expect(state('en')).toEqual(['changed']);
});

test('counts say what is missing, changed and to review by language', () => {
  const emptied = defaults.map((field) => (field.id === 'en.nova.hero.title' ? changed(field, '') : field));
  const nodes = fieldNodes(pageTrees(emptied).get('nova')!.sections);
  const toReview = firstFields(
    emptied.map(({ id }) => id),
    new Set(['de.nova.paper', 'de.nova.faq', 'en.nova.faq']),
  );
  const known = { ...nothingKnown, toReview, fields: byId(emptied) };
  const counts = (language: 'de' | 'en') =>
    countsOf(nodes.flatMap((node) => statesIn(node, language, known)));
  expect(counts('en')).toMatchObject({ missing: 1, changed: 1, review: 1 });
  expect(counts('de')).toMatchObject({ missing: 0, review: 2 });
});

test('of each place the first field stands for all, with how many there are', () => {
  const ids = ['de.nova.paper.title', 'de.nova.paper.lines.0', 'de.nova.papers', 'claim.claimReviews.value'];
  const places = new Set(['de.nova.paper', 'claim.claimReviews', 'de.nova.gone']);
  expect([...firstFields(ids, places)]).toEqual([
    ['de.nova.paper.title', 2],
    ['claim.claimReviews.value', 1],
  ]);
});
