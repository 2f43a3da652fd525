import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { formatPrice } from '#content/format-price.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { nova } from '#content/offerings/nova/offering.ts';
import type { Price } from '#content/price.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { formatNumber, formatPercent } from '#domain/money/money.ts';
import { raiseGains } from '#domain/publishing/alignment.ts';
import { content } from '#tests/kit/content.ts';
import { type ElementNode, elementsOf, textOf, textsOf } from '#tests/kit/html-tree.ts';
import { findings, isCalculated, type ReadPage, readPages } from '#tests/kit/page-checks.ts';

const plain = (text: string) =>
  text
    .replaceAll('\u00AD', '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();

const blocks = new Set(['p', 'li', 'dd', 'dt', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'summary']);

function blocksOf({ elements }: ReadPage): string[] {
  return elements
    .filter(({ tag }) => blocks.has(tag))
    .filter((block) => elementsOf(block).every((inner) => inner === block || !blocks.has(inner.tag)))
    .map((block) => plain(textOf(block)))
    .filter(Boolean);
}

type Session = { readonly offering: string; readonly minutes: number; readonly price: Price };

/** The case study's session has its own price and lasts 9 minutes (SESSION-3). */
const sessions: readonly Session[] = [
  ...offeringsIn(content.offerings).flatMap(({ id, minutes, plans, single }) =>
    [...Object.values(plans), ...(single ? [single] : [])].flatMap(({ price, figures }) => {
      const length = figures?.minutes ?? (price.period === 'session' ? minutes : undefined);
      return length ? [{ offering: id, minutes: length, price }] : [];
    }),
  ),
  { offering: nova.id, minutes: 9, price: nova.otherPrices.caseSession },
];

const twins = sessions.flatMap((dear) =>
  sessions
    .filter(
      (cheap) =>
        cheap.offering === dear.offering &&
        cheap.minutes === dear.minutes &&
        cheap.price.amount < dear.price.amount,
    )
    .map((cheap) => ({ dear, cheap })),
);

test('where a session is sold for more than another of the same length, a sentence tells the two apart', () => {
  const silent = findings((page) => {
    const texts = blocksOf(page);
    return twins
      .map(({ dear, cheap }) => ({
        ...dear,
        dearly: plain(formatPrice(dear.price, page.language)),
        cheaply: plain(formatPrice(cheap.price, page.language)),
      }))
      .filter(({ dearly }) => texts.some((text) => text.includes(dearly)))
      .filter(({ dearly, cheaply }) => !isToldApart(texts, [dearly, cheaply]))
      .map(({ offering, minutes, dearly, cheaply }) => `${offering}, ${minutes}: ${dearly} and ${cheaply}`);
  });
  expect(twins).not.toEqual([]);
  expect(silent).toEqual([]);
});

/** One of the amounts must stand in a sentence rather than on a price card. */
function isToldApart(texts: readonly string[], amounts: readonly string[]): boolean {
  return (
    amounts.every((amount) => texts.some((text) => text.includes(amount))) &&
    texts.some((text) => amounts.some((amount) => text.includes(amount)) && text.split(' ').length > 8)
  );
}

const figure = /\d[\d.,]*(?: ?%|\+)/g;

/** From claims, terms and plans; on /genesis from the simulation. */
function figuresIn(language: Language): ReadonlySet<string> {
  return new Set([
    ...Object.values(facts(content, language)).flatMap((fact) => plain(fact).match(figure) ?? []),
    ...Object.values(raiseGains).map((gain) => plain(formatPercent(gain, language))),
    ...content.feed.map(({ relevancePercent }) => plain(formatPercent(relevancePercent, language))),
    `${formatNumber(content.terms.guaranteedInsights, language)}+`,
  ]);
}

const answeredFor = { de: figuresIn('de'), en: figuresIn('en') };

/** The German terms page has the binding English text too. */
const inBothLanguages = new Set(languages.flatMap((language) => [...answeredFor[language]]));

test('every percentage and every “more than” figure comes from a record with a source', () => {
  const invented = findings((page) => {
    const known =
      page.path === pathIn('de', '/terms-of-service') ? inBothLanguages : answeredFor[page.language];
    return textsOf(page.document)
      .filter(({ parent }) => !isCalculated(parent))
      .flatMap(({ text }) =>
        (plain(text).match(figure) ?? [])
          .filter((found) => !known.has(found))
          .map((found) => `${found} in “${plain(text)}”`),
      );
  });
  expect(invented).toEqual([]);
});

test.each(languages)('in %s, the satisfaction guarantee has one wording', (language) => {
  const { guaranteeDays, email } = facts(content, language);
  const wordings = readPages()
    .filter((page) => page.language === language)
    .flatMap(blocksOf)
    .filter((text) => /Garantie|guarantee/i.test(text) && text.includes(`${guaranteeDays} `))
    .filter((text) => text.includes(email!));
  expect(wordings).not.toEqual([]);
  expect([...new Set(wordings)]).toHaveLength(1);
});

test('no page offers goodwill in place of the guarantee', () => {
  const vague = /(?:suchen wir mit Ihnen|wir suchen mit Ihnen) eine Lösung|look for a solution with you/;
  expect(findings((page) => blocksOf(page).filter((text) => vague.test(text)))).toEqual([]);
});

type Target = 'checkout' | 'calendar' | 'form' | 'demo' | 'mail';

/** Only the checkout sells, so only its links say so. */
const says: Record<Target, Record<Language, RegExp>> = {
  checkout: { de: /buchen/i, en: /\bbook\b/i },
  calendar: { de: /Termin/, en: /\b(?:time|date)\b/i },
  form: {
    de: /frage|schreiben|schildern|besprechen|melden|senden|Kontakt|Formular/i,
    en: /\b(?:request|ask|write|describe|discuss|report|send|contact|form)\b/i,
  },
  demo: { de: /Live-Demo|Digital-Check|Analyse/, en: /\b(?:live demo|digital check|analysis)\b/i },
  mail: { de: /E-Mail|@/, en: /e-mail|@/i },
};

const promisesElsewhere: Record<Target, Record<Language, RegExp>> = {
  checkout: { de: /anfragen|Demo/i, en: /\b(?:request|demo)\b/i },
  calendar: { de: /buchen|anfragen/i, en: /\b(?:book|request)\b/i },
  form: { de: /buchen|Termin|Demo/i, en: /\b(?:book|time|demo)\b/i },
  demo: { de: /buchen|starten|anfordern|Termin/i, en: /\b(?:book|start|request|time)\b/i },
  mail: { de: /buchen|Termin/i, en: /\b(?:book|time)\b/i },
};

/** Fixed button names (PAGE-9). */
const fixedNames = [
  'Leistung buchen',
  'Book Service',
  'Demo starten',
  'Start Demo',
  'Community beitreten',
  'Join the community',
];

function targetOf(href: string, language: Language): Target | undefined {
  const outside = Object.entries(content.site.links).find(([, address]) => address === href)?.[0] ?? '';
  if (outside.startsWith('checkout')) return 'checkout';
  if (outside.startsWith('scheduling')) return 'calendar';
  if (href.startsWith('mailto:')) return 'mail';
  const path = href.replace(/[?#].*$/, '');
  if (path === pathIn(language, '/support')) return 'form';
  return path === pathIn(language, '/demo') ? 'demo' : undefined;
}

/** Without words for screen readers only. */
function nameOf(link: ElementNode): string {
  const seen = (node: ElementNode): string =>
    node.children
      .map((inner) => ('tag' in inner ? (inner.attributes.class === 'sr' ? '' : seen(inner)) : inner.text))
      .join('');
  return plain(seen(link) || (link.attributes['aria-label'] ?? ''));
}

test('the name of a link fits where it leads: page, calendar, checkout, form or mail', () => {
  const wrong = findings(({ elements, language }) =>
    elements
      .filter(({ tag }) => tag === 'a')
      .flatMap((link) => {
        const target = targetOf(link.attributes.href ?? '', language);
        const name = nameOf(link);
        if (!target || fixedNames.includes(name)) return [];
        return says[target][language].test(name) && !promisesElsewhere[target][language].test(name)
          ? []
          : [`“${name}” → ${target} (${link.attributes.href})`];
      }),
  );
  expect(wrong).toEqual([]);
});
