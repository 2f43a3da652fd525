import { expect, test } from 'vitest';
import de from '#content/offerings/fuel/de.json' with { type: 'json' };
import { createSite } from '#server/pages/site.ts';
import { respond } from '#server/pages/stored-answer.ts';
import { captureLog } from '#tests/kit/app.ts';
import { loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { elementsOf, parseHtml, textOf } from '#tests/kit/html-tree.ts';

const origin = 'https://site.example';
const { logger } = captureLog();
const site = await createSite({ build: await loadBuild(), content, origin, logger });

async function ask(address: string) {
  const answer = await site.answer('GET', new URL(origin + address));
  const { headers } = respond(answer);
  const html = String(answer.body);
  const island = elementsOf(parseHtml(html)).find(({ attributes }) => 'data-island' in attributes)!;
  const inputs = elementsOf(island).filter(({ tag }) => tag === 'input');
  return {
    html,
    tag: headers.get('etag'),
    policy: headers.get('content-security-policy'),
    text: textOf(island),
    values: inputs.map(({ attributes }) => attributes.value),
  };
}

test('a link carries a calculation: the page has its numbers and its result without script (ROI-3)', async () => {
  const linked = await ask('/fuel?revenue=50000&increasePercent=20&adBudget=1000.5');
  expect(linked.values).toEqual(['50000', '20', '1000.5']);
  expect(linked.text).toContain('7.001 $');
  expect(linked.text).not.toContain(de.calculator.example);
  const example = await ask('/fuel');
  expect(linked.tag).not.toBe(example.tag);
  expect(linked.policy).toBe(example.policy);
  const outside = (html: string) =>
    html.split('data-island="roi-calculator"').map((part) => part.slice(-500));
  expect(outside(linked.html)).toEqual(outside(example.html));
});

test('other parameters of an address change nothing', async () => {
  expect((await ask('/fuel?utm_source=x')).html).toBe((await ask('/fuel')).html);
});

test('what is no number in an address counts as 0, and none of it reaches the page', async () => {
  const { html, text, values } = await ask(
    '/en/fuel?revenue=<script>alert(1)</script>&adBudget=1e999&name=Anna',
  );
  expect(values).toEqual(['0', '0', '0']);
  expect(text).toContain('a negative ROI is possible');
  expect(html).not.toMatch(/alert\(1\)|Anna/);
});

test('with a query, the page that shows it is not answered from memory', () => {
  expect(site.find('/fuel')).toBeDefined();
  expect(site.find('/fuel', true)).toBeUndefined();
  expect(site.find('/nova', true)).toBeDefined();
});
