import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '#app/words/words.ts';
import { content } from '#tests/kit/content.ts';
import { AlignmentMeter } from './alignment-meter.tsx';
import { AlignmentOutlook } from './alignment-outlook.tsx';
import { AlignmentScore } from './alignment-score.tsx';
import IntegrationCard from './integration-card.tsx';

const words = wordsFor(content, 'en', 'genesis').integration;
const ways = Object.values(words.raise).map((text, index) => ({ text, gain: `+${index + 1}%` }));
const outlook = (score: number | null) =>
  renderToStaticMarkup(
    <AlignmentOutlook words={words} score={score} ways={ways} platformPath="/en/platform" />,
  );

test('the card starts with the analysis and shows no score yet', () => {
  const html = renderToStaticMarkup(
    <IntegrationCard words={words} ways={ways} platformPath="/en/platform" />,
  );
  expect(html).toContain(words.loading);
  expect(html).not.toMatch(/\d+ out of 100/);
});

test('the server sends no random score, so that the browser finds what it expects', () => {
  const render = () =>
    renderToStaticMarkup(
      <IntegrationCard words={words} ways={ways} platformPath="/en/platform" score={85} />,
    );
  expect(render()).toBe(render());
  expect(render()).not.toContain(words.initialize);
});

test('at 85 the Symbiosis button leads to the platform and no ways are listed (GENESIS-1)', () => {
  const html = outlook(85);
  expect(html).toContain('Initialize Symbiosis Protocol');
  expect(html).toContain('href="/en/platform"');
  expect(html).not.toContain(words.raise.challenge);
});

test('at 84 the three ways to raise the score are listed and no button (GENESIS-1)', () => {
  const html = outlook(84);
  expect(Object.values(words.raise).every((text) => html.includes(text))).toBe(true);
  expect(html).not.toContain('Initialize Symbiosis Protocol');
});

test.each([
  [85, 'high'],
  [84, 'middle'],
  [70, 'middle'],
  [69, 'low'],
] as const)('a score of %d is shown in the %s band, in words and in the bar', (score, band) => {
  expect(renderToStaticMarkup(<AlignmentScore words={words} score={score} />)).toContain(words.bands[band]);
  const meter = renderToStaticMarkup(<AlignmentMeter label="" score={score} />);
  expect(meter).toContain(`class="value ${band}"`);
  expect(meter).toContain(`width="${score}%"`);
});

test('the card is drawn without inline styles, which the policy blocks', () => {
  const html = [null, 60, 85].map(
    (score) => outlook(score) + renderToStaticMarkup(<AlignmentScore words={words} score={score} />),
  );
  expect(html.join('')).not.toContain('style=');
});
