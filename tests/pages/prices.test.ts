import { expect, test } from 'vitest';
import { facts, formatTermsFigure } from '#content/facts.ts';
import { formatPrice } from '#content/format-price.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { masterWu } from '#content/offerings/master-wu/offering.ts';
import { priceIn } from '#content/price.ts';
import { computedPricesOf, priceList } from '#content/price-list.ts';
import { leadershipFooterYear, type TermsFigure, termsFigures } from '#content/terms-figures.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { formatPercent } from '#domain/money/money.ts';
import { content } from '#tests/kit/content.ts';
import { elementsOf, inherited, textOf, textsOf } from '#tests/kit/html-tree.ts';
import { findings, isCalculated, type ReadPage, readPages } from '#tests/kit/page-checks.ts';

const allPrices = priceList(content).flatMap(([, tiers]) => tiers.map(([, price]) => price));
const computedPrices = offeringsIn(content.offerings).flatMap((offering) =>
  computedPricesOf(offering).map(([, price]) => price),
);
const termsAmounts = Object.values<TermsFigure>(termsFigures).filter(({ kind }) => kind === 'money');

const knownAmounts = Object.fromEntries(
  languages.map((language) => [
    language,
    new Set([
      ...[...allPrices, ...computedPrices].map((price) => formatPrice(price, language)),
      ...termsAmounts.map((figure) => formatTermsFigure(figure, language)),
    ]),
  ]),
) as Record<Language, Set<string>>;

const amount = /[€$£]\s?\d[\d.,]*(?<=\d)|\d[\d.,]*\s?(?:[€$£]|(?:EUR|USD|CHF|Euro|Dollars?)\b)/g;

function textsIn({ document, elements }: ReadPage): { text: string; language: string }[] {
  const written = textsOf(document)
    .map(({ text, parent }) => ({ text, element: parent }))
    .filter(({ element }) => !isCalculated(element));
  const spoken = elements.flatMap((element) =>
    ['aria-label', 'content', 'alt', 'title'].flatMap((name) =>
      name in element.attributes ? [{ text: element.attributes[name]!, element }] : [],
    ),
  );
  return [...written, ...spoken].map(({ text, element }) => ({
    text,
    language: inherited(element, 'lang') ?? '',
  }));
}

test('every amount of money on the pages is a price or a figure of the terms, written in the language', () => {
  const wrong = findings((page) =>
    textsIn(page).flatMap(({ text, language }) =>
      (text.match(amount) ?? [])
        .filter((found) => !knownAmounts[language as Language].has(found))
        .map((found) => `${JSON.stringify(found)} in “${text.trim()}”`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every price stands on a page of its language', () => {
  const missing = languages.flatMap((language) => {
    const shown = new Set(
      readPages()
        .filter((page) => page.language === language)
        .flatMap((page) => textsIn(page).flatMap(({ text }) => text.match(amount) ?? [])),
    );
    return allPrices.map((price) => formatPrice(price, language)).filter((price) => !shown.has(price));
  });
  expect(missing).toEqual([]);
});

test('every price in the structured data is a price', () => {
  const wrong = findings((page) => {
    const amounts = new Set<unknown>(
      allPrices.map(
        (price) => `${priceIn(price, page.language).amount} ${priceIn(price, page.language).currency}`,
      ),
    );
    return page.elements
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .flatMap((script) =>
        offersIn(JSON.parse(script.children.map((node) => ('text' in node ? node.text : '')).join(''))),
      )
      .filter((offer) => !amounts.has(offer));
  });
  expect(wrong).toEqual([]);
});

function offersIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { price, priceCurrency } = node as Record<string, unknown>;
  const own = price === undefined ? [] : [`${price} ${priceCurrency}`];
  return [...own, ...Object.values(node).flatMap(offersIn)];
}

function pageText(path: string): string {
  const { document } = readPages().find((page) => page.path === path)!;
  return elementsOf(document)
    .filter(({ tag }) => tag === 'body')
    .map(textOf)
    .join();
}

test.each(languages)('the %s terms show every figure', (language) => {
  const text = pageText(pathIn(language, '/terms-of-service'));
  const figures = Object.values<TermsFigure>(termsFigures).map((figure) =>
    formatTermsFigure(figure, language),
  );
  expect(figures.filter((figure) => !text.includes(figure.replace(/\s+/g, ' ')))).toEqual([]);
});

test.each(languages)(
  'in %s, Zen Focus names the share that is passed on, and the leadership page its year',
  (language) => {
    const share = formatPercent(masterWu.figures.donationPercent, language).replace(/\s+/g, ' ');
    expect(pageText(pathIn(language, '/solutions/master-wu'))).toContain(share);
    expect(pageText(pathIn(language, '/marcus-storm'))).toContain(
      `© ${leadershipFooterYear} ${facts(content, language).brand}`,
    );
  },
);
