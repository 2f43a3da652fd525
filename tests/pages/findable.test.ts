import { beforeAll, expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/money.ts';
import { createSite, type Site } from '#server/pages/site.ts';
import { respond } from '#server/pages/stored-answer.ts';
import { builtFiles, loadBuild } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { textsOf } from '#tests/kit/html-tree.ts';
import { findings, type ReadPage } from '#tests/kit/page-checks.ts';

type Offer = { name: string; price: number; priceCurrency: Currency };
type Question = { name: string; acceptedAnswer: { text: string } };
type DataNode = { '@type': string; name?: string; offers?: Offer[]; mainEntity?: Question[] };

const { origin } = content.site;
const listed = languages.flatMap((language) =>
  pages.filter((page) => !('unlisted' in page)).map(({ path }) => pathIn(language, path)),
);

let site: Site;
let sitemap: { address?: string; alternates: string[] }[];
const ask = async (path: string) => respond(await site.answer('GET', new URL(origin + path)));

beforeAll(async () => {
  const logger = { info() {}, error() {} };
  site = await createSite({ build: await loadBuild(), content, filesFolder: builtFiles, origin, logger });
  const xml = await (await ask('/sitemap.xml')).text();
  sitemap = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, of, href]) => `${of} ${href}`),
  }));
});

function attributesOf({ elements }: ReadPage, tag: string, name: string, value: string) {
  return elements
    .filter((element) => element.tag === tag && element.attributes[name] === value)
    .map(({ attributes }) => attributes);
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

test('the sitemap names every listed page once, and nothing else', async () => {
  expect((await ask('/sitemap.xml')).headers.get('content-type')).toContain('application/xml');
  const addresses = sitemap.map(({ address }) => address);
  expect(addresses.toSorted()).toEqual(listed.map((path) => origin + path).toSorted());
});

test('the head of every listed page names the addresses that the sitemap names', () => {
  const wrong = findings((page) => {
    if (!listed.includes(page.path)) return [];
    const entry = sitemap.find(({ address }) => address === origin + page.path);
    const canonical = attributesOf(page, 'link', 'rel', 'canonical').map(({ href }) => href);
    const alternates = attributesOf(page, 'link', 'rel', 'alternate').map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    );
    return JSON.stringify([canonical, alternates]) === JSON.stringify([[entry?.address], entry?.alternates])
      ? []
      : [`${canonical} ${alternates}`];
  });
  expect(wrong).toEqual([]);
});

test('the structured data of a page says nothing that the page does not say', () => {
  let claims = 0;
  const untold = findings((page) => {
    const words = oneLine(
      textsOf(page.document)
        .map(({ text }) => text)
        .join(''),
    );
    return attributesOf(page, 'script', 'type', 'application/ld+json').length === 0
      ? []
      : nodesOf(page)
          .flatMap((node) => claimsOf(node, page.language))
          .filter((ways) => {
            claims += 1;
            return !ways.some((way) => words.includes(way));
          })
          .map(([text = '']) => text);
  });
  expect(untold).toEqual([]);
  expect(claims).toBeGreaterThan(100);
});

function nodesOf({ elements }: ReadPage): DataNode[] {
  return elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap(({ children }) => {
      const text = children.map((node) => ('text' in node ? node.text : '')).join('');
      return (JSON.parse(text) as { '@graph': DataNode[] })['@graph'];
    });
}

test('the picture of a page is one that other sites may show', async () => {
  const pictures = new Set<string>();
  findings((page) => {
    for (const { content } of attributesOf(page, 'meta', 'property', 'og:image')) pictures.add(content!);
    return [];
  });
  expect(pictures.size).toBeGreaterThan(40);
  for (const picture of pictures) {
    const { status, headers } = await ask(picture.replace(origin, ''));
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/png']);
    expect(headers.get('cross-origin-resource-policy'), picture).toBe('cross-origin');
  }
});

test('robots may read everything and learn where the sitemap is', async () => {
  const answer = await ask('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('whoever finds a weakness learns whom to tell', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toMatch(/^Contact: mailto:.+\nExpires: .+\n/);
});

test('every icon of the web manifest is there', async () => {
  const { icons } = (await (await ask('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await ask(src)).status, src).toBe(200);
  expect(icons.length).toBeGreaterThan(2);
});
