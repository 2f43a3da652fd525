import { expect, test } from 'vitest';
import { formatPercent } from '#domain/money/money.ts';
import { canvasParticles } from '#domain/publishing/alignment.ts';
import { genesisFeed } from './genesis-feed.ts';
import { mockParticlesOf } from './mock-data.ts';
import { words } from './words.ts';

test.each(['de', 'en'] as const)('the %s feed says the relevance that its bars show', (language) => {
  const { items } = words[language].genesis.feed;
  expect(items.map(({ id }) => id)).toEqual(genesisFeed.map(({ id }) => id));
  items.forEach((item, index) => {
    expect(item.relevance).toContain(formatPercent(genesisFeed[index]!.relevancePercent, language));
  });
});

test('the feed shows the most relevant first', () => {
  const shown = genesisFeed.map(({ relevancePercent }) => relevancePercent);
  expect(shown).toEqual(shown.toSorted((a, b) => b - a));
});

test('mock particles lie inside the canvas, apart from each other, and are the same at every call', () => {
  const particles = mockParticlesOf(canvasParticles);
  expect(particles).toHaveLength(75);
  expect(particles.every(({ x, y }) => x >= 0 && x < 1 && y >= 0 && y < 1)).toBe(true);
  expect(new Set(particles.map(({ x, y }) => `${x} ${y}`)).size).toBe(75);
  expect(mockParticlesOf(canvasParticles)).toEqual(particles);
});

test('all five expertises occur equally often among 50 mock particles (GENESIS-3)', () => {
  const counts = Object.groupBy(mockParticlesOf(50), ({ expertise }) => expertise);
  expect(Object.values(counts).map((group) => group!.length)).toEqual([10, 10, 10, 10, 10]);
});
