import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { quoted } from '#content/contract.ts';
import { facts } from '#content/facts.ts';
import type { Field } from '#domain/api/content.ts';
import { content as defaults } from '#tests/kit/content.ts';
import { guideOf } from './content-guide.ts';
import { fieldsIn } from './fields.ts';
import { type Orders, withItems } from './items.ts';
import { judgeEdit } from './judge-edit.ts';
import { editedContent } from './stored-edits.ts';

const fields = fieldsIn(defaults);
const guide = guideOf(defaults);
const isField = (id: string) => fields.some((field) => field.id === id);

function fieldOf(id: string): Field {
  const found = fields.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no field`);
  return found;
}

const judged = (id: string, value: unknown) => judgeEdit(guide, fieldOf(id), value);

test('every text and fact of the files is a field that its own value passes unchanged', () => {
  const problems = fields.flatMap((field) => {
    if (field.defaultValue === undefined) return [];
    const verdict = judgeEdit(guide, field, field.defaultValue);
    return 'value' in verdict && isDeepStrictEqual(verdict.value, field.defaultValue)
      ? []
      : [[field.id, field.defaultValue, verdict]];
  });
  expect(problems).toEqual([]);
  expect(fields.length).toBeGreaterThan(6000);
});

test('without edits the content is the same objects', () => {
  const same = editedContent(defaults, {});
  expect(same.words.de.nova).toBe(defaults.words.de.nova);
  expect(same.offerings).toBe(defaults.offerings);
  expect(same.claims).toBe(defaults.claims);
});

test('a price that is changed once is changed in every sentence that names it', () => {
  const price = { ...defaults.offerings.nova.plans.session.price, amount: 555 };
  const edited = editedContent(defaults, { 'offering.nova.plans.session.price': price });
  expect(facts(edited, 'de', 'nova')['price.session']).toContain('555');
  expect(facts(edited, 'en')['nova.price.session']).toContain('555');
  expect(facts(defaults, 'de', 'nova')['price.session']).toContain('499');
});

test('an edited claim shows in both languages', () => {
  const edited = editedContent(defaults, { 'claim.claimReviews.value': 113 });
  expect(facts(edited, 'de').claimReviews).toBe('113');
  expect(facts(edited, 'en').claimReviews).toBe('113');
});

test('a new question stands in both languages, at its place', () => {
  const edited = editedContent(defaults, {
    'de.nova.faq.items.nabcd.question': 'Neu?',
    'en.nova.faq.items.nabcd.question': 'New?',
    'order.nova.faq.items': ['0', 'nabcd', '2'],
  });
  expect(edited.words.de.nova.faq.items.map(({ question }) => question)).toEqual([
    defaults.words.de.nova.faq.items[0]!.question,
    'Neu?',
    defaults.words.de.nova.faq.items[2]!.question,
  ]);
  expect(edited.words.en.nova.faq.items[1]).toEqual({ question: 'New?', answer: '', asks: '' });
});

test('fields of a changed list go by the ids of its items', () => {
  const inFaq = (keepsOthers: boolean) =>
    withItems(fields, { 'nova.faq.items': ['2', 'nabcd'] }, keepsOthers).filter(({ id }) =>
      id.startsWith('en.nova.faq.items.'),
    );
  expect(inFaq(false).map(({ id }) => id.slice('en.nova.faq.items.'.length))).toEqual([
    '2.question',
    '2.answer',
    '2.asks',
    'nabcd.question',
    'nabcd.answer',
    'nabcd.asks',
  ]);
  expect(
    inFaq(false)
      .map(({ defaultValue }) => defaultValue)
      .slice(3),
  ).toEqual(['', '', '']);
  expect(
    inFaq(true)
      .slice(6)
      .map(({ id }) => id.split('.')[4]),
  ).toEqual(['0', '0', '0', '1', '1', '1']);
});

test('a plan that is added has words, a price and a place in the record', () => {
  const edited = editedContent(defaults, {
    'de.fuel.plans.nplus.name': 'PLUS',
    'order.fuel.plans': ['basic', 'nplus', 'advanced', 'enterprise'],
  });
  expect(Object.keys(edited.offerings.fuel.plans)).toEqual(['basic', 'nplus', 'advanced', 'enterprise']);
  const plans: Record<string, object> = edited.offerings.fuel.plans;
  const { price, figures } = defaults.offerings.fuel.plans.basic;
  expect(plans.nplus).toEqual({ price, figures, contract: quoted });
  const { nplus } = edited.words.de.fuel.plans as Record<string, { name: string; features: string[] }>;
  expect(nplus).toMatchObject({ name: 'PLUS', features: [''] });
});

function withOrders(values: Readonly<Record<string, unknown>>, orders: Orders) {
  const ofLists = Object.entries(orders).map(([list, order]) => [`order.${list}`, order]);
  return { ...values, ...Object.fromEntries(ofLists) };
}

test('an added item of any list has the fields of its content, with the values that it begins with', () => {
  const lists = new Map(
    fields.flatMap(({ id, kind, defaultValue }) =>
      kind === 'order' ? [[id.slice('order.'.length), defaultValue as string[]]] : [],
    ),
  );
  const orders = Object.fromEntries([...lists].map(([list, items]) => [list, [...items, 'nabcd']]));
  const listed = withItems(fields, orders);
  const edited = fieldsIn(editedContent(defaults, withOrders({}, orders)));
  const ofItem = (all: readonly Field[], item: string) =>
    all.flatMap(({ id, kind, defaultValue }) => {
      const [, root, rest] = new RegExp(`^(\\w+)\\.${RegExp.escape(item)}((?:\\..*)?)$`).exec(id) ?? [];
      return root === undefined ? [] : [{ place: root + rest, kind, defaultValue }];
    });
  expect(lists.size).toBeGreaterThan(60);
  for (const [list, items] of lists) {
    const place = list.endsWith('.plans') ? 'nabcd' : String(items.length);
    expect(ofItem(listed, `${list}.nabcd`), list).toEqual(ofItem(edited, `${list}.${place}`));
  }
});

test('what belongs to a plan that is added can be said, more of it added, and is published', () => {
  const list = 'fuel.plans.nplus.features';
  const orders = { 'fuel.plans': ['basic', 'nplus'], [list]: ['0', 'nmore'] };
  const ids = withItems(fields, orders).map(({ id }) => id);
  expect(ids.filter((id) => id.includes('.nplus.features'))).toEqual([
    `de.${list}.0`,
    `de.${list}.nmore`,
    `en.${list}.0`,
    `en.${list}.nmore`,
    `order.${list}`,
  ]);
  const values = { [`de.${list}.0`]: 'Eins', [`de.${list}.nmore`]: 'Zwei' };
  const { nplus } = editedContent(defaults, withOrders(values, orders)).words.de.fuel.plans as Record<
    string,
    object
  >;
  expect(nplus).toMatchObject({ features: ['Eins', 'Zwei'] });
});

describe('a text is refused', () => {
  const title = 'de.nova.hero.title';

  test.each([
    ['that is none', 5, { code: 'type' }],
    ['that is empty', ' \n ', { code: 'required' }],
    ['that is longer than a headline', 'x'.repeat(1_000_000), { code: 'tooLong', limit: 200 }],
    ['with a private sign', 'a\ue000b', { code: 'controlCharacter' }],
    ['with HTML', 'Ein <b>Wort', { code: 'markup', at: '<b>' }],
    ['with a script', '<script src=//x>', { code: 'markup', at: '<script src=//x>' }],
    ['with half a placeholder', 'Für {{brand', { code: 'brokenPlaceholder', at: '{{' }],
    [
      'with a placeholder that nobody fills',
      'Für {{nobody}}',
      { code: 'unknownPlaceholder', at: '{{nobody}}' },
    ],
    ['with a price of its own', 'Nur 499 $', { code: 'typedPrice', at: '499 $' }],
    ['with another price', 'Nur 12,50 Euro', { code: 'typedPrice', at: '12,50 Euro', placeholders: [] }],
    ['with a price after a full stop', 'Nur .50 €', { code: 'typedPrice', at: '50 €' }],
    ['with a claim of its own', '94 % mehr', { code: 'typedClaim', at: '94 %' }],
  ])('%s', (_, value, problem) => {
    expect(judged(title, value)).toMatchObject(problem);
  });

  test('that lost what only the moment fills in', () => {
    const field = fields.find((one) => String(one.defaultValue).includes('{{count}}'))!;
    expect(judgeEdit(guide, field, 'Kein Platzhalter')).toEqual({
      code: 'lostPlaceholder',
      at: '{{count}}',
    });
  });

  test('and the placeholder that shows the typed price is offered', () => {
    expect(judged(title, `Für ${facts(defaults, 'de', 'nova')['price.session']} buchen`)).toMatchObject({
      code: 'typedPrice',
      placeholders: expect.arrayContaining(['price.session']),
    });
  });
});

test('soft hyphens, joiners and narrow spaces stay as they are', () => {
  const text = 'Ent\u00adschei\u00addung in 60\u202fMinuten\u2060';
  expect(judged('de.nova.hero.title', ` ${text} `)).toEqual({ value: text });
});

describe('a fact is refused', () => {
  const price = { amount: 10, currency: 'EUR', period: 'session', vat: 'included' };

  test.each([
    ['offering.nova.plans.session.price', { ...price, amount: -1 }, 'range'],
    ['offering.nova.plans.session.price', { ...price, amount: 10.001 }, 'range'],
    ['offering.nova.plans.session.price', { ...price, amount: 2_000_000 }, 'range'],
    ['offering.nova.plans.session.price', { ...price, amount: '10' }, 'amount'],
    ['offering.nova.plans.session.price', { ...price, currency: 'XXX' }, 'type'],
    ['offering.nova.plans.session.price', { ...price, discount: 5 }, 'type'],
    ['offering.nova.plans.session.mark', 'best', 'type'],
    ['offering.nova.minutes', 12.5, 'range'],
    ['offering.nova.name', '  ', 'required'],
    ['offering.nova.name', 'x'.repeat(81), 'tooLong'],
    ['claim.claimReviews.date', '2026-13-01', 'day'],
  ])('%s %j', (id, value, code) => {
    expect(judged(id, value)).toEqual({ code });
  });

  test('and a right one is kept', () => {
    expect(judged('offering.nova.plans.session.price', { ...price, amount: 19.99 })).toEqual({
      value: { ...price, amount: 19.99 },
    });
    expect(judged('offering.nova.plans.session.mark', null)).toEqual({ value: null });
  });
});

describe('a list', () => {
  test.each([
    'nova.faq.items',
    'nova.benefits.items',
    'fuel.plans',
    'fuel.plans.basic.features',
    'sophie.testimonials.items',
  ])('%s may be changed', (path) => {
    expect(isField(`order.${path}`)).toBe(true);
  });

  test.each([
    'terms-of-service.sections.scope.clauses',
    'onboarding.steps.items',
    'imprint.provider.rows',
    'home.trust.stats',
    'nova.hero',
    'nobody.faq.items',
    'monthly.plans',
    'constructor.plans',
  ])('%s may not', (path) => {
    expect(isField(`order.${path}`)).toBe(false);
  });

  test.each([
    ['no list', 'type'],
    [[1], 'type'],
    [[], 'tooFew'],
    [['0', '0'], 'twice'],
    [['0', '99'], 'unknownItem'],
    [['0', '__proto__'], 'unknownItem'],
    [Array.from({ length: 31 }, (_, index) => `n${String(index).padStart(4, '0')}`), 'tooMany'],
  ])('is refused: %j', (order, code) => {
    expect(judged('order.nova.faq.items', order)).toEqual({ code });
  });

  test('is refused without the item that parts of the page name', () => {
    expect(judged('order.fuel.plans', ['advanced', 'enterprise'])).toEqual({ code: 'needed' });
    expect(judged('order.fuel.plans', ['enterprise', 'basic'])).toEqual({ value: ['enterprise', 'basic'] });
  });

  test('is kept in its new order', () => {
    expect(judged('order.nova.faq.items', ['2', 'nabcd', '0'])).toEqual({ value: ['2', 'nabcd', '0'] });
  });
});
