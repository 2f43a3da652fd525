import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { adminData } from '#app/admin/admin-data.ts';
import { indexableAddresses } from '#app/head/addresses.ts';
import { serviceData } from '#app/head/offer-data.ts';
import { pageServices } from '#app/head/page-offers.ts';
import { socialCard } from '#app/head/social-card.ts';
import { comparisonCss } from '#app/pages/platform/comparison-css.ts';
import { type PageId, pagesOf } from '#app/routes.ts';
import { productStyles } from '#app/theme/product-styles.ts';
import { drawingOf } from '#build-plugins/drawings.ts';
import type { Content } from '#content/content.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { content as defaults } from '#tests/kit/content.ts';
import de from '#tests/kit/eleventh-offering/de.json' with { type: 'json' };
import en from '#tests/kit/eleventh-offering/en.json' with { type: 'json' };
import { harbourWalk } from '#tests/kit/eleventh-offering/offering.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

// The build searches the offerings' folder for drawings.
vi.mock('#app/sections/offering-drawings.ts', async (load) => {
  const { offeringDrawings } = await load<typeof import('#app/sections/offering-drawings.ts')>();
  const path = new URL('../kit/eleventh-offering/motif.svg', import.meta.url);
  const drawing = drawingOf(readFileSync(path, 'utf8'));
  return { offeringDrawings: { ...offeringDrawings, 'harbour-walk': drawing } };
});

// The record in one list, the words in another.
const { id } = harbourWalk;
const content = {
  ...defaults,
  offerings: { ...defaults.offerings, [id]: harbourWalk },
  words: {
    de: { ...defaults.words.de, [id]: de },
    en: { ...defaults.words.en, [id]: en },
  },
} as Content;
const rendering = { content, colors: {} };
const words = { de, en };
const amounts = { de: ['61\u202F€', '271\u202F€'], en: ['€61', '€271'] };
const counts = { de: ['Elf Angebote', 'zehn'], en: ['Eleven services', 'ten'] };
const filled = (text: string) => fill(text, { sessionMinutes: '25' });

test.each(languages)(
  'an eleventh offering stands on the home page in %s, in its colours',
  async (language) => {
    const html = await renderFromSource('pages/home/home.tsx', pathIn(language, '/'), rendering);
    expect(html).toContain(`href="${pathIn(language, '/solutions/harbour-walk')}"`);
    expect(html).toContain('data-product="harbour-walk"');
    expect(html).toContain('class="harbour"');
    expect(html).toContain(filled(words[language].listing.teaser));
    expect(html).toContain(counts[language][0]);
    expect(productStyles(rendering)).toContain('[data-product=harbour-walk]{--p-primary:#2A6F97');
  },
);

test.each(languages)('the platform page in %s lists, filters and compares it', async (language) => {
  const html = await renderFromSource(
    'pages/platform/platform.tsx',
    pathIn(language, '/platform'),
    rendering,
  );
  const row = html
    .split('<li class="offer-row"')
    .slice(1)
    .find((part) => part.includes('Harbour Walk'))!;
  const { line, forWhom, result } = words[language].listing;
  for (const text of [line, forWhom, result, amounts[language][0]!]) expect(row).toContain(text);
  expect(html).toContain(`<li class="map-harbour-walk `);
  expect(/data-fits="([^"]*)"/.exec(row)![1]).toBe('all.all all.under100 focus.all focus.under100');
  expect(html).toContain('<option value="harbour-walk">Harbour Walk · ');
  expect(html).toContain('data-column="harbour-walk"');
  for (const count of counts[language]) expect(html).toContain(count);
  expect(comparisonCss(idsIn(content.offerings))).toContain(
    '.compare:has(#compare-3 [value=harbour-walk]:checked) [data-column=harbour-walk]',
  );
});

test.each(languages)(
  'the forms in %s know it: a choice of the survey, a subject of support',
  async (language) => {
    const survey = await renderFromSource('pages/survey/survey.tsx', pathIn(language, '/survey'), rendering);
    expect(survey).toContain('<option value="harbour-walk">Harbour Walk · ');
    const support = await renderFromSource(
      'pages/support/support.tsx',
      pathIn(language, '/support'),
      rendering,
    );
    expect(support).toContain('&quot;harbour-walk&quot;:&quot;Harbour Walk&quot;');
  },
);

test.each(languages)('it has addresses, a place in the sitemap and a card in %s', (language) => {
  const path = pathIn(language, harbourWalk.path);
  const page = pagesOf(content.offerings).find((candidate) => candidate.path === harbourWalk.path);
  expect(page).toMatchObject({ file: 'pages/offers/harbour-walk.tsx', sameAs: ['/harbour-walk'] });
  const listed = indexableAddresses(content).map(({ canonical }) => new URL(canonical).pathname);
  expect(listed).toContain(path);
  const card = socialCard(content, id as unknown as PageId, language);
  expect(card).toMatchObject({ title: words[language].hero.title, offering: 'harbour-walk' });
  expect(card.fact).toContain(amounts[language][0]);
});

test.each(languages)('robots are told in %s what it costs', (language) => {
  const [service] = pageServices(content, id as unknown as PageId, language);
  const data = serviceData(service!, `https://site.example${harbourWalk.path}`, { '@type': 'Organization' });
  expect(data).toMatchObject({ name: 'Harbour Walk' });
  const { plans } = words[language];
  expect(data.offers).toMatchObject([
    { name: plans.walk.name, price: 61, priceCurrency: 'EUR' },
    { name: plans.week.name, price: 271, priceSpecification: { billingDuration: 'P1W' } },
  ]);
});

test('the admin area can link products to it and names it among the survey’s solutions', () => {
  const { offerings, solutions, pagePaths } = adminData(content);
  expect(offerings.find(({ name }) => name === 'Harbour Walk')).toMatchObject({
    id: 'harbour-walk',
    design: { colors: harbourWalk.colors },
    paths: { de: '/solutions/harbour-walk', en: '/en/solutions/harbour-walk' },
  });
  expect(solutions.de).toHaveProperty('harbour-walk', 'Harbour Walk');
  expect(Object.values(pagePaths)).toContain('/solutions/harbour-walk');
});
