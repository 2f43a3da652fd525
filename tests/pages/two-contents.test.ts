import { expect, test } from 'vitest';
import type { Rendering } from '#app/rendering.ts';
import { acknowledgement } from '#server/forms/mails/message-mails.ts';
import type { StoredMessage } from '#server/forms/support-messages.ts';
import { listPages } from '#server/pages/list-pages.ts';
import { machineFiles } from '#server/pages/machine/machine-files.ts';
import { documentRenderer } from '#server/pages/site-module.ts';
import { loadBuild } from '#tests/kit/built-site.ts';
import { content, contentWith } from '#tests/kit/content.ts';

/** Differs in words, price, colours, brand, address and legal fact. */
const draft: Rendering = (() => {
  const other = contentWith({
    BRAND_NAME: 'Nordwind',
    CONTACT_EMAIL: 'post@nordwind.example',
    LEGAL_NAME: 'Nordwind GmbH',
    LEGAL_VAT_ID: 'DE987654321',
    SITE_URL: 'https://nordwind.example',
    LINK_CHECKOUT_NOVA: 'https://pay.nordwind.example/nova',
  });
  const { nova } = other.offerings;
  const { session } = nova.plans;
  const heroOf = <W extends { readonly hero: { readonly title: string } }>(words: W, title: string): W => ({
    ...words,
    hero: { ...words.hero, title },
  });
  return {
    content: {
      ...other,
      words: {
        de: { ...other.words.de, nova: heroOf(other.words.de.nova, 'Ein Entwurf über NOVA') },
        en: { ...other.words.en, nova: heroOf(other.words.en.nova, 'A draft about NOVA') },
      },
      offerings: {
        ...other.offerings,
        nova: { ...nova, plans: { session: { ...session, price: { ...session.price, amount: 777 } } } },
      },
    },
    colors: { nova: { ...nova.colors, primaryColor: '#123456' } },
  };
})();
const live: Rendering = { content, colors: {} };

const build = await loadBuild();
const render = documentRenderer(build);
const paths = listPages(build)
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/admin'));
const page = async (path: string, rendering: Rendering) =>
  await (await render(new Request(`http://site.example${path}`), rendering)).text();

test('two contents rendered at the same time give the pages that each gives alone', async () => {
  const alone = async (rendering: Rendering) => {
    const pages: string[] = [];
    for (const path of paths) pages.push(await page(path, rendering));
    return pages;
  };
  const [liveAlone, draftAlone] = [await alone(live), await alone(draft)];
  const together = await Promise.all(
    paths.map(async (path) => await Promise.all([page(path, live), page(path, draft)])),
  );
  for (const [index, path] of paths.entries()) {
    expect(together[index], path).toEqual([liveAlone[index], draftAlone[index]]);
  }
  const showing = (pages: readonly string[], text: RegExp) =>
    paths.filter((_, index) => text.test(pages[index]!));
  expect(showing(draftAlone, /Elambra|elambra\.example|\$499|499\s\$/)).toEqual([]);
  expect(showing(liveAlone, /Nordwind|\$777|777\s\$|DE987654321/)).toEqual([]);
});

test('words, price, link, colours, structured data and legal fact are those of the content', async () => {
  const [german, english, imprint, ofLive] = await Promise.all([
    page('/nova', draft),
    page('/en/nova', draft),
    page('/imprint', draft),
    page('/nova', live),
  ]);
  expect(german).toContain('Ein Entwurf über NOVA');
  expect(english).toContain('A draft about NOVA');
  expect(english).toContain('https://pay.nordwind.example/nova');
  expect(english).toContain('"price":777,"priceCurrency":"USD"');
  expect(english).toContain('[data-product=nova]{--p-primary:#123456');
  expect(english).toContain('<link rel="canonical" href="https://nordwind.example/en/nova"/>');
  expect(imprint).toContain('DE987654321');
  expect(ofLive).not.toContain('#123456');
  expect(ofLive).toContain('"price":499,"priceCurrency":"USD"');
});

test('the files for machines and the mails are those of the content as well', async () => {
  const filesOf = async ({ content }: Rendering) =>
    machineFiles({ build, content, origin: content.site.origin, baseHeaders: {} });
  const [ofLive, ofDraft] = await Promise.all([filesOf(live), filesOf(draft)]);
  const text = (files: typeof ofLive, path: string) => files.get(path)!.body.toString();
  expect(text(ofDraft, '/sitemap.xml')).toContain('<loc>https://nordwind.example/nova</loc>');
  expect(text(ofDraft, '/sitemap.xml')).not.toContain(content.site.origin);
  expect(text(ofLive, '/sitemap.xml')).not.toContain('nordwind');
  expect(text(ofDraft, '/.well-known/security.txt')).toContain('mailto:post@nordwind.example');
  expect(JSON.parse(text(ofDraft, '/site.webmanifest')).name).toBe('Nordwind');

  const message = {
    id: 'a',
    reference: 'E-2611-0042719',
    language: 'de',
    receivedAt: '2026-11-21T09:30:00.000Z',
  } as StoredMessage;
  const mails = [live, draft, live].map(({ content }) => JSON.stringify(acknowledgement(message, content)));
  expect(mails[0]).toBe(mails[2]);
  expect(mails[0]).toContain('Elambra');
  expect(mails[1]).toContain('Nordwind');
  expect(mails[1]).not.toContain('Elambra');
});
