import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { machineFiles } from './machine-files.ts';

const entry = { canonical: 'https://example.com/', alternates: [] };

function filesOf(indexableAddresses: () => unknown[]) {
  return machineFiles({
    build: { entry: { module: { indexableAddresses } as never } },
    content,
    origin: 'https://example.com',
    baseHeaders: { 'x-content-type-options': 'nosniff' },
  });
}

test('the files for machines have their types and the headers of the site', async () => {
  const files = await filesOf(() => [entry]);
  const types = [...files].map(([path, { status, headers }]) => [path, status, headers['content-type']]);
  expect(types).toEqual([
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 200, 'application/manifest+json'],
  ]);
  for (const { headers } of files.values()) expect(headers['x-content-type-options']).toBe('nosniff');
});

test('robots are turned away where the site is not indexed', async () => {
  const robots = async (isIndexed?: boolean) => {
    const files = machineFiles({
      build: { entry: { module: { indexableAddresses: () => [] } as never } },
      content,
      origin: 'https://example.com',
      baseHeaders: {},
      ...(isIndexed === undefined ? {} : { isIndexed }),
    });
    return files.get('/robots.txt')!.body.toString();
  };
  expect(await robots()).toContain('Disallow:\n');
  expect(await robots(false)).toContain('Disallow: /\n');
});

test('the sitemap holds what the built site names as indexable', async () => {
  const files = await filesOf(() => [entry]);
  expect(files.get('/sitemap.xml')!.body.toString()).toContain('<loc>https://example.com/</loc>');
});

test('the web manifest names the brand and only icons that exist', async () => {
  const files = await filesOf(() => []);
  const manifest = JSON.parse(files.get('/site.webmanifest')!.body.toString());
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(manifest.name).toBe(content.site.brand.name);
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
