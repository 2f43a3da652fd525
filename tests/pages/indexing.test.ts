import { expect, test } from 'vitest';
import { createSite, type Site } from '#server/pages/site.ts';
import { respond } from '#server/pages/stored-answer.ts';
import { builtFiles, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';

const origin = 'https://site.example';
const logger = { info() {}, error() {} };

async function openSite(isIndexed?: boolean) {
  const options = { content, build: await loadBuild(), filesFolder: builtFiles, origin, logger };
  return await createSite(isIndexed === undefined ? options : { ...options, isIndexed });
}

const ask = async (site: Site, path: string) => respond(await site.answer('GET', new URL(origin + path)));
const robotsTag = async (site: Site, path: string) => (await ask(site, path)).headers.get('x-robots-tag');

test('the admin area asks not to be indexed, the pages of the site do not', async () => {
  const site = await openSite();
  for (const path of ['/admin', '/admin/colors', '/admin/nowhere'])
    expect(await robotsTag(site, path), path).toBe('noindex');
  for (const path of ['/', '/en/nova', '/robots.txt', '/icon.svg'])
    expect(await robotsTag(site, path), path).toBeNull();
});

test('a site that is not indexed says so with every answer and turns robots away', async () => {
  const site = await openSite(false);
  for (const path of ['/', '/en/nova', '/nova/', '/nowhere', '/robots.txt', '/sitemap.xml', '/icon.svg'])
    expect(await robotsTag(site, path), path).toBe('noindex');
  expect(await (await ask(site, '/robots.txt')).text()).toContain('Disallow: /\n');
});
