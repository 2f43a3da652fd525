import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '#app/words/words.ts';
import { storyTabs } from '#content/story-tabs.ts';
import { content } from '#tests/kit/content.ts';
import StorySearch from './story-search.tsx';

function render(language: 'de' | 'en') {
  const { tabs, search, empty, newTab, stories: texts } = wordsFor(content, language, 'use-cases');
  const views = content.stories.map(({ id, quarter, offer }) => ({
    ...texts.find((story) => story.id === id)!,
    quarter,
    offer,
    href: `https://stories.example/${id}`,
  }));
  const props = {
    language,
    words: { tabs, search, empty, newTab },
    stories: views,
    featuredStories: content.featuredStories,
  };
  return renderToString(<StorySearch {...props} />);
}

const panelsOf = (html: string) => html.split('role="tabpanel"').slice(1);

test('before any script runs, the Highlights tab is selected and alone in the tab order', () => {
  const tabs = [...render('de').matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)/g)];
  expect(tabs.map(([tag]) => /aria-selected="true"/.test(tag))).toEqual([true, false, false, false, false]);
  expect(tabs.map(([tag]) => /tabindex="0"/i.test(tag))).toEqual([true, false, false, false, false]);
  expect(tabs.map(([, label]) => label)).toEqual(['Highlights', 'Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024']);
});

test('every tab has its panel with its stories in the page: 4, 5, 3, 3, 3 (STORY-1)', () => {
  const panels = panelsOf(render('en'));
  expect(panels).toHaveLength(storyTabs.length);
  expect(panels.map((panel) => panel.match(/<article/g)?.length)).toEqual([4, 5, 3, 3, 3]);
});

test('tabs and panels name each other', () => {
  const html = render('de');
  const controlled = [...html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
  for (const id of controlled) expect(html).toContain(`id="${id}"`);
  expect(new Set(controlled).size).toBe(storyTabs.length);
});

test('each card links to its article in a new tab and says so', () => {
  const html = render('en');
  expect(html).toContain('href="https://stories.example/42" target="_blank" rel="noopener"');
  expect(html).toContain('opens the article in a new tab');
});
