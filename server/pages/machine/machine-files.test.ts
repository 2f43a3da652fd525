import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '#tests/kit/content.ts';
import { machineFiles } from './machine-files.ts';

const origin = 'https://example.com';
const now = new Date('2026-11-21T09:00:00Z');

function filesOf(isIndexed?: boolean) {
  const indexableAddresses = () => [{ canonical: `${origin}/`, alternates: [] }];
  const files = machineFiles({
    build: { entry: { module: { indexableAddresses } as never } },
    content,
    origin,
    baseHeaders: { 'x-content-type-options': 'nosniff' },
    now,
    ...(isIndexed !== undefined && { isIndexed }),
  });
  return { files, text: (path: string) => files.get(path)!.body.toString() };
}

test('the files for machines have their types and the headers of the site', () => {
  const { files } = filesOf();
  const types = [...files].map(([path, { status, headers }]) => [path, status, headers['content-type']]);
  expect(types).toEqual([
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 200, 'application/manifest+json'],
    ['/admin.webmanifest', 200, 'application/manifest+json'],
  ]);
  for (const { headers } of files.values()) expect(headers['x-content-type-options']).toBe('nosniff');
});

test('robots may read everything and learn where the sitemap is, unless the site is not indexed', () => {
  const allowed = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
  expect(filesOf().text('/robots.txt')).toBe(allowed);
  expect(filesOf(false).text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('the sitemap holds what the built site names as indexable', () => {
  expect(filesOf().text('/sitemap.xml')).toContain(`<loc>${origin}/</loc>`);
});

test('security.txt names whom to tell, in which languages, and where it belongs, and expires within a year', () => {
  const lines = filesOf().text('/.well-known/security.txt').split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${content.site.email}`,
    expect.stringMatching(/^Expires: /),
    'Preferred-Languages: de, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]);
  const expires = Date.parse(lines[1]!.slice('Expires: '.length));
  expect(expires).toBeGreaterThan(now.getTime());
  expect(expires).toBeLessThan(Date.parse('2027-11-21T09:00:00Z'));
});

test('the admin area can be installed with its own name and start', () => {
  const manifest = JSON.parse(filesOf().text('/admin.webmanifest'));
  const { name } = content.site.brand;
  expect(manifest).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  });
  expect(manifest.name).toBe(`Admin – ${name}`);
});

test('the web manifest names the brand and only icons that exist', () => {
  const manifest = JSON.parse(filesOf().text('/site.webmanifest'));
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(manifest.name).toBe(content.site.brand.name);
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(icons.filter(({ src }) => !existsSync(`public${src}`))).toEqual([]);
});
