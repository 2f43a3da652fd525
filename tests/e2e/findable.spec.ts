import type { APIRequestContext, Page } from '@playwright/test';
import { pages } from '#app/routes.ts';
import { pathIn } from '#domain/addresses.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type Currency, formatMoney } from '#domain/money.ts';
import { siteAddress } from '#tests/kit/addresses.ts';
import { expect, test } from '#tests/kit/browser-test.ts';

type Offer = { name: string; price: number; priceCurrency: Currency };
type Question = { name: string; acceptedAnswer: { text: string } };
type DataNode = { '@type': string; name?: string; offers?: Offer[]; mainEntity?: Question[] };

const listed = languages.flatMap((language) =>
  pages
    .filter((page) => !('unlisted' in page))
    .map(({ path }) => ({ path: pathIn(language, path), language })),
);

async function sitemapEntries(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, of, href]) => `${of} ${href}`),
  }));
}

/** Everything a page says, also inside closed questions, without soft hyphens and with single spaces. */
async function wordsOf(tab: Page): Promise<string> {
  const text = await tab.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('script, style, template')) element.remove();
    return body.textContent ?? '';
  });
  return oneLine(text);
}

function oneLine(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ');
}

function claimsOf(
  { '@type': type, name, offers = [], mainEntity = [] }: DataNode,
  language: Language,
): string[][] {
  if (type !== 'Service' && type !== 'FAQPage') return [];
  const prices = offers.map(({ price, priceCurrency }) =>
    [false, true].map((cents) => oneLine(formatMoney(price, priceCurrency, language, { cents }))),
  );
  const texts = [
    ...(name ? [name] : []),
    ...offers.map((offer) => offer.name),
    ...mainEntity.flatMap((question) => [question.name, question.acceptedAnswer.text]),
  ];
  return [...prices, ...texts.map((text) => [oneLine(text)])];
}

test('the sitemap names every listed page once, and nothing else', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const addresses = (await sitemapEntries(request)).map(({ address }) => address);
  expect(addresses.toSorted()).toEqual(listed.map(({ path }) => siteAddress + path).toSorted());
});

for (const { path, language } of listed) {
  test(`${path} tells robots what it tells people`, async ({ page: tab, request }) => {
    await tab.goto(path);
    const head = (selector: string, name: string) =>
      tab.locator(selector).evaluateAll((all, of) => all.map((element) => element.getAttribute(of)), name);
    const [entry] = (await sitemapEntries(request)).filter(({ address }) => address === siteAddress + path);
    const languagesOfHead = await head('link[rel=alternate]', 'hreflang');
    const targets = await head('link[rel=alternate]', 'href');
    expect(await head('link[rel=canonical]', 'href')).toEqual([entry?.address]);
    expect(languagesOfHead.map((of, index) => `${of} ${targets[index]}`)).toEqual(entry?.alternates);

    const picture = await request.get((await head('meta[property="og:image"]', 'content'))[0]!);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');

    const blocks = await tab.locator('script[type="application/ld+json"]').allTextContents();
    const { '@graph': nodes } = JSON.parse(blocks.join()) as { '@graph': DataNode[] };
    const words = await wordsOf(tab);
    const untold = nodes
      .flatMap((node) => claimsOf(node, language))
      .filter((ways) => !ways.some((way) => words.includes(way)));
    expect(untold).toEqual([]);
  });
}

test('robots may read everything and learn where the sitemap is', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain(`Sitemap: ${siteAddress}/sitemap.xml`);
});

test('whoever finds a weakness learns whom to tell', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toMatch(/^Contact: mailto:.+\nExpires: .+\n/);
});

test('every icon that a page or the web manifest names is there', async ({ page: tab, request }) => {
  await tab.goto('/');
  const links = tab.locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const { icons } = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const path of [...named, ...icons.map(({ src }) => src)]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect(icons.length).toBeGreaterThan(2);
});
