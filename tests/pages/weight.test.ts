import { expect, test } from 'vitest';
import { weighDocument } from '#bench/weigh-document.ts';
import { defaultLanguage } from '#domain/language/languages.ts';
import { findings } from '#tests/kit/page-checks.ts';

/** Bytes with brotli (docs/decisions/0001); browser tests weigh the rest of a first view. */
const budgets = { html: 25_000, css: 15_000 };

// In one language: weighing is slow, and the other is as long.
test('the document of every page and the styles in it stay within their budgets', () => {
  const heavy = findings(({ html, unlisted, language }) => {
    if (unlisted || language !== defaultLanguage) return [];
    const weight = weighDocument(html);
    if (weight.css === 0) return ['no styles found'];
    return (['html', 'css'] as const)
      .filter((part) => weight[part] > budgets[part])
      .map((part) => `${part}: ${weight[part]} bytes`);
  });
  expect(heavy).toEqual([]);
}, 60_000);

test('the texts of the admin area stay on the server', () => {
  expect(findings(({ html }) => (html.includes('Product Color Manager') ? ['texts of /admin'] : []))).toEqual(
    [],
  );
});
