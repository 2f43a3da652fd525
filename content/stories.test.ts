import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { stories } from './stories.ts';
import { defaultStoryTab, storiesOf, storyTabs } from './story-tabs.ts';
import { words } from './words.ts';

const texts = words.de['use-cases'];

// Ids by quarter and number of stories of each tab (STORY-1).
test.each([
  ['highlights', ['1', '13', '22', '42']],
  ['q1', ['1', '2', '3', '4', '5']],
  ['q2', ['11', '12', '13']],
  ['q3', ['21', '22', '23']],
  ['q4', ['31', '32', '42']],
] as const)('the tab %s shows the stories %j (STORY-1)', (tab, ids) => {
  expect(storiesOf(tab, content).map(({ id }) => id)).toEqual(ids);
});

test('the tabs start with Highlights (STORY-1)', () => {
  expect(storyTabs[0]).toBe(defaultStoryTab);
  expect(storyTabs.map((tab) => texts.tabs[tab])).toEqual([
    'Highlights',
    'Q1 2024',
    'Q2 2024',
    'Q3 2024',
    'Q4 2024',
  ]);
});

test.each(['de', 'en'] as const)('the %s words tell the same stories in the same order', (language) => {
  expect(words[language]['use-cases'].stories.map(({ id }) => id)).toEqual(stories.map(({ id }) => id));
});

test.each(stories)('story $id links to an article', ({ link }) => {
  expect(content.site.links[link]).toMatch(/^https:\/\//);
});
