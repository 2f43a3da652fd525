import { expect, test } from 'vitest';
import { type Page, type PageId, pages } from '#app/routes.ts';
import { wordsFor } from '#app/words/words.ts';
import type { Namespace } from '#content/content.ts';
import { fuel } from '#content/offerings/fuel/offering.ts';
import { singleSessions } from '#content/offerings/listed.ts';
import { priceIn } from '#content/price.ts';
import { priceList } from '#content/price-list.ts';
import { textEntries } from '#content/text-entries.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/money.ts';
import { content } from '#tests/kit/content.ts';
import type { DataNode } from './data-node.ts';
import { headTexts } from './head-texts.ts';
import { plain } from './plain.ts';
import { structuredData } from './structured-data.ts';

type Offer = DataNode & { price: number; priceCurrency: string; priceSpecification: DataNode };
type Service = DataNode & { offers?: Offer[] };

const listed: readonly Page[] = pages.filter((page: Page) => !page.unlisted);
const listedInBoth = languages.flatMap((language) =>
  listed.map((page) => [pathIn(language, page.path), page, language] as const),
);

function nodesOf(page: Page, language: Language): DataNode[] {
  const data = structuredData(content, page, language, headTexts(content, page.id, language));
  return (JSON.parse(JSON.stringify(data)) as { '@graph': DataNode[] })['@graph'];
}

function ofType<Node extends DataNode>(nodes: DataNode[], type: string): Node[] {
  return nodes.filter((node) => node['@type'] === type) as Node[];
}

function textsOf(page: Page, language: Language): string[] {
  const namespaces = [
    page.id,
    ...(page.id === 'alacarte' ? singleSessions(content.offerings).map(({ id }) => id) : []),
  ];
  return namespaces
    .flatMap((namespace) => textEntries(wordsFor(content, language, namespace as Namespace)))
    .map(([, text]) => plain(text));
}

test.each(listedInBoth)('%s has stable ids that are full addresses, each once', (_, page, language) => {
  const ids = nodesOf(page, language).map((node) => node['@id'] as string);
  expect(ids.every((id) => id.startsWith(`${content.site.origin}/`))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(nodesOf(page, language))).toContain(`"inLanguage":"${language}"`);
});

test.each(languages)(
  'the home page in %s introduces the organisation and the site, no other page does',
  (language) => {
    const introducing = listed.filter((page) => ofType(nodesOf(page, language), 'WebSite').length > 0);
    expect(introducing.map(({ id }) => id)).toEqual(['home']);
    const [organization] = ofType(nodesOf(introducing[0]!, language), 'Organization');
    expect(organization).toMatchObject({
      name: content.site.brand.name,
      url: `${content.site.origin}/`,
      contactPoint: { email: content.site.email, telephone: content.site.phone },
      address: { addressLocality: content.site.postalAddress.city },
    });
  },
);

test.each(listedInBoth.filter(([, page]) => page.id !== 'home'))(
  '%s has a trail from home to itself',
  (path, page, language) => {
    const [trail] = ofType(nodesOf(page, language), 'BreadcrumbList');
    const steps = trail!.itemListElement as { position: number; item: string; name: string }[];
    expect(steps[0]!.item).toBe(content.site.origin + pathIn(language, '/'));
    expect(steps.at(-1)!.item).toBe(content.site.origin + path);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.every(({ name }) => name.length > 0)).toBe(true);
  },
);

test('the trail of the case study leads over NOVA', () => {
  const page = listed.find(({ id }) => id === 'nova-case-study')!;
  const [trail] = ofType(nodesOf(page, 'de'), 'BreadcrumbList');
  const items = (trail!.itemListElement as { item: string }[]).map(({ item }) => new URL(item).pathname);
  expect(items).toEqual(['/', '/nova', '/nova/case-study']);
});

test.each(languages)('every price for sale is offered in %s, with its currency, and no other', (language) => {
  // The membership is an example's total, the comparison price a starting price from another page.
  const notSold = ['brokerMembership.month', 'sophie.comparison'];
  const expected = priceList(content).flatMap(([owner, tiers]) =>
    tiers
      .filter(([tier]) => !notSold.includes(`${owner}.${tier}`))
      .map(([, price]) => priceIn(price, language))
      .map(({ amount, currency }) => `${amount} ${currency}`),
  );
  const offered = listed
    .flatMap((page) => ofType<Service>(nodesOf(page, language), 'Service'))
    .flatMap((service) => service.offers ?? [])
    .map(({ price, priceCurrency }) => `${price} ${priceCurrency}`);
  expect(offered.toSorted()).toEqual(expected.toSorted());
});

test.each(listedInBoth)('%s shows every price, name and text that it tells robots', (_, page, language) => {
  const texts = textsOf(page, language);
  const nodes = nodesOf(page, language);
  const shown = (text: unknown) => texts.some((candidate) => candidate.includes(String(text)));
  for (const service of ofType<Service>(nodes, 'Service')) {
    expect(shown(service.name), String(service.name)).toBe(true);
    for (const offer of service.offers ?? []) {
      const { price, priceCurrency, priceSpecification: specification } = offer;
      const written = [false, true].map((cents) =>
        formatMoney(price, priceCurrency as Currency, language, { cents }),
      );
      expect(written.some(shown), JSON.stringify(offer)).toBe(true);
      expect(shown(offer.name), String(offer.name)).toBe(true);
      expect(specification).toMatchObject({ price: offer.price, priceCurrency: offer.priceCurrency });
    }
  }
  for (const { mainEntity } of ofType(nodes, 'FAQPage')) {
    for (const { name, acceptedAnswer } of mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[]) {
      expect(texts).toContain(name);
      expect(texts).toContain(acceptedAnswer.text);
    }
  }
});

test('a subscription names how long is paid for, and every price whether VAT is in it', () => {
  const specification = (id: PageId, index: number) => {
    const page = listed.find((candidate) => candidate.id === id)!;
    return ofType<Service>(nodesOf(page, 'de'), 'Service')[0]!.offers![index]!.priceSpecification;
  };
  expect(specification('sophie', 0)).toMatchObject({ billingDuration: 'P1M', valueAddedTaxIncluded: true });
  expect(specification('sophie', 1)).toMatchObject({ billingDuration: 'P1W', unitCode: 'WEE' });
  expect(specification('fuel', 2)).toMatchObject({
    minPrice: fuel.plans.enterprise.price.amount,
    valueAddedTaxIncluded: false,
  });
  expect(specification('nova', 0)).not.toHaveProperty('billingDuration');
});

test('the questions that pages answer are told to robots as well', () => {
  const asking = listed.filter((page) => ofType(nodesOf(page, 'en'), 'FAQPage').length > 0);
  const withQuestions = listed.filter((page) => 'faq' in wordsFor(content, 'en', page.id as Namespace));
  expect(asking.map(({ id }) => id)).toEqual(expect.arrayContaining(withQuestions.map(({ id }) => id)));
  expect(withQuestions.map(({ id }) => id)).toContain('nova');
});

test('no page rates its own services', () => {
  const all = JSON.stringify(listedInBoth.map(([, page, language]) => nodesOf(page, language)));
  expect(all).not.toMatch(/rating|review"/i);
});
