import { expect, test } from 'vitest';
import type { ContentField } from '#domain/api/content.ts';
import { changedIn, draftedGroups, versionGroups } from './content-changes.ts';

const by = { id: 'o1', name: 'Ann' };
const at = '2026-11-23T06:00:00.000Z';
const drafted = (value: unknown) => ({ draft: { by, at, value, revision: 3 } });
const edit = (value: unknown) => ({ value, basedOn: null, by: 'o1', at });

const title: ContentField[] = [
  { id: 'de.nova.hero.title', kind: 'text', defaultValue: 'Klar sehen', ...drafted('Klarer sehen') },
  { id: 'en.nova.hero.title', kind: 'text', defaultValue: 'See clearly' },
];
const price: ContentField = { id: 'offering.nova.plans.session.price', kind: 'price', defaultValue: 90 };
const order: ContentField = { id: 'order.nova.faq.items', kind: 'order', defaultValue: ['0', '1'] };
const home: ContentField = { id: 'de.home.hero.title', kind: 'text', defaultValue: 'Willkommen' };

test('a changed text stands beside the other language, and what nobody changed is left out', () => {
  const groups = draftedGroups([home, ...title, price, order]);
  expect(groups).toEqual([
    {
      page: 'nova',
      rows: [
        {
          key: 'hero.title',
          changes: [
            {
              id: 'de.nova.hero.title',
              language: 'de',
              from: 'Klar sehen',
              to: 'Klarer sehen',
              isChanged: true,
              draft: title[0]!.draft,
            },
            {
              id: 'en.nova.hero.title',
              language: 'en',
              from: 'See clearly',
              to: 'See clearly',
              isChanged: false,
              draft: undefined,
            },
          ],
        },
      ],
    },
  ]);
  expect(changedIn(groups).map(({ id, page }) => [id, page])).toEqual([['de.nova.hero.title', 'nova']]);
});

test('back to what the files say is a change of what is live', () => {
  const live = { by, at, value: 'Hallo', basedOn: 'Willkommen' };
  const [group] = draftedGroups([{ ...home, live, draft: { by, at, revision: 4 } }]);
  expect(group!.rows[0]!.changes[0]).toMatchObject({ from: 'Hallo', to: 'Willkommen' });
});

test('versions differ by what they say and by what they no longer say', () => {
  const before = { [price.id]: edit(80), 'de.nova.faq.items.nold1.question': edit('Was?') };
  const after = { [order.id]: edit(['1', '0']), 'de.home.hero.title': edit('Willkommen') };
  const groups = versionGroups([home, price, order], before, after);
  const found = groups.flatMap(({ rows }) => rows.flatMap(({ changes }) => changes));
  expect(found.map(({ written }) => written?.at)).toEqual([undefined, after[order.id]!.at, undefined]);
  expect(found.map(({ id, from, to }) => [id, from, to])).toEqual([
    [price.id, 80, 90],
    [order.id, ['0', '1'], ['1', '0']],
    ['de.nova.faq.items.nold1.question', 'Was?', undefined],
  ]);
});
