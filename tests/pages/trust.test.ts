import { expect, test } from 'vitest';
import { pathOf } from '#app/words/page.ts';
import { formatClaim } from '#content/facts.ts';
import { formatPrice } from '#content/format-price.ts';
import { words } from '#content/words.ts';
import { languages } from '#domain/language/languages.ts';
import { content, contentWith } from '#tests/kit/content.ts';
import { type ElementNode, elementsOf, lineageOf, textOf } from '#tests/kit/html-tree.ts';
import { findings, named, type ReadPage, readPages } from '#tests/kit/page-checks.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

const hasClass = ({ attributes }: ElementNode, name: string) =>
  (attributes.class ?? '').split(' ').includes(name);

const ofClass = ({ elements }: ReadPage, name: string) =>
  elements.filter((element) => hasClass(element, name));

const sectionOf = (element: ElementNode) => lineageOf(element).find(({ tag }) => tag === 'section')!;

const linksIn = (element: ElementNode) =>
  elementsOf(element).flatMap(({ tag, attributes }) => (tag === 'a' ? [attributes.href] : []));

const pageAt = (path: string) => readPages().find((page) => page.path === path)!;

test('every strip of figures or stars links to its sources (LAW-12, LAW-13)', () => {
  const silent = findings((page) =>
    ['stats', 'proof']
      .flatMap((name) => ofClass(page, name))
      .filter((strip) => !linksIn(sectionOf(strip)).includes(pathOf('our-figures', page.language)))
      .map(named),
  );
  expect(silent).toEqual([]);
});

test('strips of figures are only on six pages (CLAIM-4)', () => {
  const withStrip = readPages().filter((page) => ofClass(page, 'stats').length > 0);
  const pages = new Set(withStrip.map(({ path }) => path.replace(/^\/en(?=\/|$)/, '') || '/'));
  expect([...pages].toSorted()).toEqual([
    '/about',
    '/case-nexiu',
    '/fuel',
    '/marcus-storm',
    '/solutions/fuel',
    '/solutions/quantum-evolution',
    '/solutions/smo-excellence',
  ]);
});

test.each(languages)(
  'in %s, the page of figures has every claim and leads to where it stands',
  (language) => {
    const rows = pageAt(pathOf('our-figures', language))
      .elements.filter(({ tag }) => tag === 'tr')
      .map((row) => ({ text: textOf(row), links: linksIn(row) }));
    for (const [id, claim] of Object.entries(content.claims)) {
      const row = rows.find(
        ({ text }) =>
          text.startsWith(formatClaim(claim, language).replace(/\s/g, ' ')) &&
          text.includes(
            words[language]['our-figures'].claims[id as keyof typeof content.claims].slice(0, 10),
          ),
      );
      expect(row?.links, id).not.toEqual([]);
      expect(row?.text, id).toContain(words[language]['our-figures'].sources[claim.source].slice(0, 12));
    }
    const efficiency = rows.find(({ links }) => links.includes(pathOf('smo-excellence', language)));
    expect(efficiency?.links).toContain(pathOf('home', language));
  },
);

test('every notice about AI leads to when a human is the better choice', () => {
  const silent = findings((page) =>
    ofClass(page, 'disclaimer')
      .filter((notice) => !linksIn(notice).includes(pathOf('ai-or-human', page.language)))
      .map(named),
  );
  expect(silent).toEqual([]);
});

test('whatever is sold with a price says term, cancellation, payment, invoice and tax beside it', () => {
  const selling = ['price-card', 'plan-table', 'sessions'];
  const silent = findings((page) =>
    selling
      .flatMap((name) => ofClass(page, name))
      .filter((cards) => {
        const facts = elementsOf(sectionOf(cards)).find((element) => hasClass(element, 'contract-facts'));
        const labels = facts ? elementsOf(facts).filter(({ tag }) => tag === 'dt') : [];
        const { withdrawal: _, ...always } = words[page.language].contract.labels;
        const said = labels.map(textOf);
        return Object.values(always).some((label) => !said.includes(label));
      })
      .map(named),
  );
  expect(silent).toEqual([]);
});

test.each([
  ['/fuel', 'BASIC, ADVANCED: Mindestens 3 Monate.'],
  ['/fuel', 'ENTERPRISE: Steht im Vertragsangebot'],
  ['/fuel', 'BASIC, ADVANCED: Bis 30 Tage vor der Verlängerung.'],
  ['/en/fuel', 'You’re charged in US dollars.'],
  ['/nova', 'Abgerechnet wird in US-Dollar'],
  ['/monthly', 'Wartungsverträge verlängern sich um jeweils 1 Jahr'],
  ['/monthly', 'Abgerechnet wird in Euro.'],
  ['/en/monthly', 'You’re charged in US dollars.'],
  ['/solutions/master-wu', 'Keine.'],
])('the contract on %s says “%s”', (path, text) => {
  const [facts] = ofClass(pageAt(path), 'contract-facts');
  expect(textOf(facts!)).toContain(text);
});

test('a German page with a price in dollars says that it is charged in US dollars', () => {
  const silent = findings((page) => {
    const main = page.elements.find(({ tag }) => tag === 'main');
    const text = main && page.language === 'de' ? textOf(main).replaceAll('\u2060', '') : '';
    return /\d\s\$/.test(text) && !text.includes('US-Dollar') ? ['dollars without a word'] : [];
  });
  expect(silent).toEqual([]);
});

test.each(languages)(
  'each story in %s leads to what it was done with, and says what that costs',
  (language) => {
    const { price } = words[language].common;
    const cards = pageAt(pathOf('use-cases', language)).elements.filter(({ tag }) => tag === 'article');
    expect(cards.length).toBeGreaterThan(content.stories.length);
    for (const card of cards) {
      const inside = elementsOf(card).filter(({ attributes }) => attributes.href?.startsWith('/'));
      expect(inside.map(named), textOf(card)).toHaveLength(1);
      expect(textOf(card)).toMatch(new RegExp(`\\d\\s?[€$]|[€$]\\d|${price.onRequest}`));
    }
  },
);

test.each(languages)('the home page in %s names three prices to start with', (language) => {
  const { nova, sophie, 'master-wu': wu } = content.offerings;
  const prices = [nova.otherPrices.caseSession, sophie.plans.light.price, wu.plans.session.price];
  const [entry] = ofClass(pageAt(pathOf('home', language)), 'entry-ways');
  const shown = elementsOf(entry!)
    .filter((element) => hasClass(element, 'figure'))
    .map(textOf);
  expect(shown).toEqual(prices.map((price) => formatPrice(price, language).replace(/\s/g, ' ')));
});

test('nobody is named on /about until somebody is configured; then name and role are', async () => {
  const page = (variables: Record<string, string>) =>
    renderFromSource('pages/about/about.tsx', '/about', { content: contentWith(variables), colors: {} });
  expect(await page({})).not.toContain('class="portrait"');
  const html = await page({ TEAM_DE: 'Ada Muster | Gründerin', TEAM_EN: 'Ada Muster | Founder' });
  expect(html).toContain('Ada Muster');
  expect(html).toContain('Gründerin');
  expect(html).toContain('>AM</span>');
});
