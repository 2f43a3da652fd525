import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weighDocument } from '#bench/weigh-document.ts';
import { defaultLanguage } from '#domain/language/languages.ts';
import { listPages } from '#server/pages/list-pages.ts';
import { documentRenderer } from '#server/pages/site-module.ts';
import { builtFiles, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
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

/** Bytes with gzip of a screen of the admin area, and of the scripts that it loads first. */
const adminBudgets = { html: 45_000, scripts: 190_000 };

test('every screen of the admin area and its scripts stay within their budgets', async () => {
  const build = await loadBuild();
  const render = documentRenderer(build);
  const gzip = (bytes: string | Buffer) => gzipSync(bytes).length;
  for (const { path } of listPages(build).filter((page) => page.path.startsWith('/admin'))) {
    const request = new Request(`http://site.example${path}`, { headers: { accept: 'text/html' } });
    const html = await (await render(request, { content, colors: {} })).text();
    const scripts = [...new Set(html.match(/\/assets\/[^"]+\.js/g))];
    expect(scripts.length, path).toBeGreaterThan(5);
    const sizes = scripts.map((script) => gzip(readFileSync(join(builtFiles, script))));
    expect(gzip(html), path).toBeLessThan(adminBudgets.html);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(adminBudgets.scripts);
  }
});

test('the texts of the admin area stay on the server', () => {
  expect(findings(({ html }) => (html.includes('Product Color Manager') ? ['texts of /admin'] : []))).toEqual(
    [],
  );
});
