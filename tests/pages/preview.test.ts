import { expect, test } from 'vitest';
import { withoutFields } from '#app/words/field-places.ts';
import { contentReader } from '#content/edits/stored-edits.ts';
import type { StoredEdits } from '#domain/publishing/content-edits.ts';
import { contentSecurityPolicy } from '#server/pages/content-security-policy.ts';
import { draftPages } from '#server/pages/preview-page.ts';
import { builtSite, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';

const parts = {
  build: await loadBuild(),
  origin: 'http://site.example',
  baseHeaders: {},
  renderingOf: (edits: StoredEdits) => ({ content: contentReader(content)(edits), colors: {} }),
};
const { preview, linked } = draftPages(parts);
const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>| data-props="[^"]*"/gs, '');
const pages = builtSite().filter(({ path, status }) => status === 200 && !path.includes('*'));

test.each(pages)(
  'the preview of $path is the page without scripts, its texts with their fields',
  async ({ path, html }) => {
    const page = (await preview(path, {}))!;
    const body = page.body.toString();
    expect(withoutFields(body) === withoutScripts(html)).toBe(true);
    expect(body).not.toMatch(/<script|[\uE000-\uF8FF]|%EE%8/);
    expect(html).not.toMatch(/<!--\[|data-fields|[\uE000-\uF8FF]|%EE%8/);
  },
);

test('the preview shows edits and new items under their ids, and what is published stays', async () => {
  const ids = Object.keys(content.words.de.nova.faq.items);
  const values = {
    'de.nova.hero.title': 'Ein Satz, den niemand kennt',
    'de.nova.faq.items.nk3p9.question': 'Neu?',
    'order.nova.faq.items': ['nk3p9', ...ids],
  };
  const edits = Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { value, basedOn: '', by: 'anna', at: '2026-11-24' }]),
  );
  const body = (await preview('/nova', edits))!.body.toString();
  expect(body).toContain('<!--[de.nova.hero.title-->Ein Satz, den niemand kennt<!--]-->');
  expect(body).toContain('<!--[de.nova.faq.items.nk3p9.question-->Neu?<!--]-->');
  expect(body).toContain('<!--[de.nova.faq.items.0.question-->');
  expect((await preview('/nova', {}))!.body.toString()).not.toContain('den niemand kennt');
});

test('nothing of a preview runs, is sent, kept or found', async () => {
  const { headers, body } = (await preview('/nova', {}))!;
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const policy = headers['content-security-policy']!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'none'");
  expect(policy).not.toMatch(/connect-src|unsafe/);
  const styles = /style-src [^;]*/;
  expect(policy.match(styles)![0]).toBe(contentSecurityPolicy(body.toString()).match(styles)![0]);
});

test('what is no page of the site has no preview', async () => {
  for (const path of ['/admin', '/*', '/contact', '/none', ''])
    expect(await preview(path, {}), path).toBeUndefined();
});

test('behind a link, the page has a bar, its links stay and its forms come back', async () => {
  const of = (hasSent: boolean) => ({ base: '/preview/token', hasSent });
  const { headers, body } = (await linked('/support', {}, of(false)))!;
  const html = body.toString();
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-robots-tag']).toContain('noindex');
  const { bar, sent } = content.words.de.admin.content.previewLinks;
  expect(html).toContain(bar);
  expect(html).not.toMatch(/data-fields|<!--\[| href="\/nova"/);
  expect(html).toContain(' href="/preview/token/nova"');
  // Light or dark by the visitor's choice or hour; no other code.
  expect(html.match(/<script.*?<\/script>/gs)).toEqual([expect.stringContaining('preferred-theme')]);
  expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^' ]+'; style-src/);
  expect(
    html
      .match(/<form[^>]*>/g)!
      .every((form) => form.includes('method="post" action="/preview/token/support"')),
  ).toBe(true);
  expect((await linked('/support', {}, of(true)))!.body.toString()).toContain(sent);
  expect(await linked('/admin', {}, of(false))).toBeUndefined();
});
