import { expect, test } from 'vitest';
import { below, overlaid, overlayOf } from './overlay.ts';

const words = {
  hero: { title: 'Hello', lead: 'Welcome' },
  faq: { items: [question('One'), question('Two'), question('Three')] },
  features: ['fast', 'kind'],
};

function question(text: string) {
  return { question: `${text}?`, answer: `${text}.`, sources: ['a book'] };
}

test('replaces named leaves and nothing else', () => {
  const edited = overlaid(words, overlayOf([['hero.title', 'Good morning']]));
  expect(edited).toEqual({ ...words, hero: { ...words.hero, title: 'Good morning' } });
  expect(edited.faq).toBe(words.faq);
  expect(overlaid(words, overlayOf([]))).toBe(words);
});

test('replaces a leaf in a list by the place at which the item was defaultValue', () => {
  const edited = overlaid(words, overlayOf([['faq.items.2.answer', 'Thrice.']], [['faq.items', ['2', '0']]]));
  expect(edited.faq.items).toEqual([{ ...question('Three'), answer: 'Thrice.' }, question('One')]);
});

test('adds an item: what nobody wrote yet is empty', () => {
  const edited = overlaid(
    words,
    overlayOf([['faq.items.nabcd.question', 'New?']], [['faq.items', ['0', 'nabcd', '1', '2']]]),
  );
  expect(edited.faq.items[1]).toEqual({ question: 'New?', answer: '', sources: [''] });
  expect(edited.faq.items).toHaveLength(4);
});

test('adds to a list of texts and empties it', () => {
  const added = overlayOf([['features.nabcd', 'new']], [['features', ['1', 'nabcd']]]);
  expect(overlaid(words, added).features).toEqual(['kind', 'new']);
  expect(overlaid(words, overlayOf([], [['features', []]])).features).toEqual([]);
});

test('orders, adds to and takes from a record by its keys', () => {
  const plans = { basic: { price: 5, features: ['a'] }, pro: { price: 9, features: ['b'] } };
  const overlay = overlayOf([['plans.nabcd.price', 12]], [['plans', ['pro', 'nabcd']]]);
  expect(Object.entries(overlaid({ plans }, overlay).plans)).toEqual([
    ['pro', plans.pro],
    ['nabcd', { price: 12, features: [''] }],
  ]);
});

test('leaves out of an order what the tree no longer has, and never all of it', () => {
  const plans = { basic: { price: 5 }, pro: { price: 9 } };
  const ordered = (order: string[]) => overlaid({ plans }, overlayOf([], [['plans', order]])).plans;
  expect(ordered(['gone', 'pro'])).toEqual({ pro: plans.pro });
  expect(ordered(['gone'])).toEqual(plans);
  expect(overlaid(words, overlayOf([], [['faq.items', ['7', '2']]])).faq.items).toEqual([question('Three')]);
});

test('leaves out branches and items that the tree does not have', () => {
  expect(overlaid(words, overlayOf([['hero.gone.title', 'x']]))).toEqual(words);
  expect(overlaid(words, overlayOf([['footer.text', 'x']]))).toEqual(words);
  expect(overlaid(words, overlayOf([['faq.items.7.answer', 'x']]))).toEqual(words);
});

test('adds a leaf to a record and takes one away', () => {
  const plan: { price: number; mark?: string } = { price: 5 };
  const marked = overlaid({ plan }, overlayOf([['plan.mark', 'popular']]));
  expect(marked.plan).toEqual({ price: 5, mark: 'popular' });
  expect(overlaid(marked, overlayOf([['plan.mark', null]])).plan).toEqual({ price: 5 });
});

test('a key that every object has is no item', () => {
  const edited = overlaid(words, overlayOf([['constructor.name', 'x']], [['hero', ['title', 'toString']]]));
  expect(edited.hero).toEqual({ title: 'Hello' });
});

test('gives the part below a path', () => {
  const overlay = overlayOf([['de.nova.hero.title', 'Neu']]);
  expect(overlaid(words, below(overlay, 'de.nova')).hero.title).toBe('Neu');
  expect(overlaid(words, below(overlay, 'en.nova'))).toBe(words);
});
