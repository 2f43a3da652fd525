import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import support from '#content/en/support.json' with { type: 'json' };
import nova from '#content/offerings/nova/en.json' with { type: 'json' };
import { fill, splitAtPlaceholders } from '#domain/publishing/placeholders.ts';
import { type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { accent, buildWithThirdLanguage, typeProblems } from '#tests/kit/third-language.ts';

const folder = mkdtempSync(join(tmpdir(), 'third-language-'));
let server: ServerProcess;

beforeAll(async () => {
  buildWithThirdLanguage(folder);
  server = await startServerProcess({
    program: join(folder, 'build/server/index.js'),
    env: { DATA_DIR: join(folder, 'data'), SITE_URL: 'https://site.example' },
  });
}, 240_000);

afterAll(async () => {
  await server?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.address + path);
  return { status: answer.status, text: await answer.text() };
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*class="lang"[^>]*>.*?<\/a>/g)].map(([link]) => [
    /href="([^"]*)"/.exec(link)?.[1],
    link.replace(/<[^>]*>/g, ''),
  ]);

test('the compiler misses no further entry for the new language', () => {
  expect(typeProblems(folder)).toBe('');
}, 300_000);

test('pages are served in the new language, with its way to write numbers', async () => {
  const { status, text } = await get('/xx/nova');
  expect(status).toBe(200);
  expect(text).toContain('<html lang="xx"');
  expect(text).toContain(`<title>${accent}${splitAtPlaceholders(nova.meta.title)[0]}`);
  expect(text.replaceAll('\u00A0', ' ')).toContain(accent + fill(nova.hero.title, { sessionMinutes: 60 }));
  expect(text).toContain('499\u202F$');
  expect(text).toContain('<meta property="og:locale" content="fr_FR"/>');
  expect(text).toContain('href="/xx/support');
});

test('every page names the same page in all languages', async () => {
  for (const path of ['/nova', '/en/nova', '/xx/nova']) {
    const { text } = await get(path);
    const alternates = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['de', 'https://site.example/nova'],
      ['en', 'https://site.example/en/nova'],
      ['xx', 'https://site.example/xx/nova'],
      ['x-default', 'https://site.example/nova'],
    ]);
  }
});

test('the switch leads from each language to the two others', async () => {
  const [german, english, third] = await Promise.all(['/nova', '/en/nova', '/xx/nova'].map(get));
  expect(linksOf(german!.text).slice(0, 2)).toEqual([
    ['/en/nova', 'DE EN English'],
    ['/xx/nova', 'XX Xish'],
  ]);
  expect(linksOf(english!.text).slice(0, 2)).toEqual([
    ['/nova', 'DE EN Deutsch'],
    ['/xx/nova', 'XX Xish'],
  ]);
  expect(linksOf(third!.text).slice(0, 2)).toEqual([
    ['/nova', 'DE XX Deutsch'],
    ['/en/nova', 'EN English'],
  ]);
});

test('the sitemap lists its pages, and what does not exist is missed in it', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.text).toContain('<loc>https://site.example/xx/nova</loc>');
  expect(sitemap.text).toContain('hreflang="xx" href="https://site.example/xx"');
  const missing = await get('/xx/nothing');
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<html lang="xx"');
});

test('readers of a translation get the binding terms beside it', async () => {
  const { text } = await get('/xx/terms-of-service');
  const versions = [...text.matchAll(/<section lang="(\w+)"/g)].map(([, language]) => language);
  expect(versions).toEqual(['xx', 'en']);
});

test('a refused form comes back in its language', async () => {
  const answer = await fetch(`${server.address}/xx/support`, {
    method: 'POST',
    headers: { Origin: 'https://site.example' },
    body: new URLSearchParams({ name: '', email: 'a', message: 'b' }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(accent + support.errors.nameRequired);
});
