import { expect, test } from 'vitest';
import { searchStories } from './story-search.ts';

const stories = [
  { id: 'a', title: 'Partner gewinnen', intro: 'Bernd sucht.', description: 'Es wurden 23+ Partner.' },
  { id: 'b', title: 'Klicks', intro: 'Über Bäckereien.', description: 'Kosten sanken um 28\u202F%.' },
  { id: 'c', title: 'Zweit\u00ADgespräche', intro: 'Murat fasst nach.', description: 'Ein Ablauf.' },
];

// STORY-2: case-insensitive substring over title, description and intro.
test.each([
  ['partner', ['a']],
  ['BERND', ['a']],
  ['ablauf', ['c']],
  ['ÜBER BÄCK', ['b']],
  ['u\u0308ber', ['b']],
  ['28 %', ['b']],
  ['zweitgespräche', ['c']],
  ['e', ['a', 'b', 'c']],
  ['', ['a', 'b', 'c']],
  ['xyz', []],
])('"%s" finds %j', (query, ids) => {
  expect(searchStories(stories, query).map(({ id }) => id)).toEqual(ids);
});
