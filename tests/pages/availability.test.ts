import { expect, test } from 'vitest';
import { indexableAddresses } from '#app/head/addresses.ts';
import { pages } from '#app/routes.ts';
import { editedContent } from '#content/edits/stored-edits.ts';
import { facts } from '#content/facts.ts';
import { idsIn, isHiddenPage } from '#content/offerings/listed.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { content as defaults } from '#tests/kit/content.ts';
import { renderFromSource } from '#tests/kit/rendered-page.ts';

const withValues = (values: Readonly<Record<string, unknown>>) => ({
  content: editedContent(defaults, values),
  colors: {},
});
const paused = withValues({ 'offering.nova.availability': 'paused' });
const hidden = withValues({ 'offering.nova.availability': 'hidden' });

const sentence = { de: 'NOVA nimmt gerade keine neuen', en: 'NOVA isn’t taking new' };

test.each(languages)(
  'a paused offering keeps its page in %s, and asks instead of orders',
  async (language) => {
    const page = await renderFromSource('pages/offers/nova.tsx', pathIn(language, '/nova'), paused);
    expect(page).toContain(sentence[language]);
    expect(page).toContain('subject=paused&amp;offer=nova');
    expect(page).not.toContain('checkout.example');
    const list = await renderFromSource('pages/alacarte/alacarte.tsx', pathIn(language, '/alacarte'), paused);
    expect(list).toContain(sentence[language]);
    expect(list).not.toContain('single-nova');
    expect(list).toContain('single-sophie');
  },
);

test.each([
  ['pages/offers/nova.tsx', '/nova', true],
  ['pages/nova-case-study/nova-case-study.tsx', '/nova/case-study', true],
  ['pages/alacarte/alacarte.tsx', '/alacarte', true],
  ['pages/offers/sophie.tsx', '/sophie', false],
])('search engines read in %s that it cannot be ordered while paused', async (file, path, isNamed) => {
  const state = 'https://schema.org/OutOfStock';
  expect((await renderFromSource(file, path, paused)).includes(state)).toBe(isNamed);
  expect(await renderFromSource(file, path)).not.toContain(state);
});

test.each([
  'sophie',
  'fuel',
  'master-wu',
  'smo-excellence',
  'ic-water-principle',
  'quantum-evolution',
  'business-wonder',
  'integrated-solutions',
  'marcus-storm',
] as const)('nothing orders a paused %s', async (id) => {
  const rendering = withValues({ [`offering.${id}.availability`]: 'paused' });
  const html = await renderFromSource(`pages/offers/${id}.tsx`, defaults.offerings[id].path, rendering);
  expect(html.includes(defaults.words.de[id].listing.paused)).toBe(true);
  expect(ordersIn(html)).toEqual([]);
  const offered = await renderFromSource(`pages/offers/${id}.tsx`, defaults.offerings[id].path);
  expect(ordersIn(offered)).not.toEqual([]);
});

test.each([
  ['/', 'pages/home/home.tsx'],
  ['/platform', 'pages/platform/platform.tsx'],
  ['/alacarte', 'pages/alacarte/alacarte.tsx'],
  ['/sophie-compare', 'pages/sophie-compare/sophie-compare.tsx'],
  ['/quantum-evolution', 'pages/offers/quantum-evolution.tsx'],
  ['/survey', 'pages/survey/survey.tsx'],
])('a hidden offering is neither linked nor offered on %s', async (path, file) => {
  const seen = await renderFromSource(file, path, { content: defaults, colors: {} });
  expect(seen).toMatch(mentions);
  const html = await renderFromSource(file, path, hidden);
  expect(html).not.toMatch(mentions);
});

const ids = idsIn(defaults.offerings);

/** Half of them at once, so that each page is rendered twice and not ten times. */
test.each([ids.filter((_, index) => index % 2 === 0), ids.filter((_, index) => index % 2 === 1)])(
  'no page leads to what is hidden',
  async (...gone) => {
    const rendering = withValues(
      Object.fromEntries(gone.map((id) => [`offering.${id}.availability`, 'hidden'])),
    );
    const { offerings } = rendering.content;
    const paths = gone.flatMap((id) => [offerings[id].path, ...(offerings[id].sameAs ?? [])]);
    const links = new RegExp(`href="(?:${paths.join('|')})[/"?#]`);
    const shown = pages.filter(
      ({ id }) => id !== 'contact' && id !== 'error' && !isHiddenPage(offerings, id),
    );
    const leading: string[] = [];
    for (const { path, file } of shown)
      if (links.test(await renderFromSource(file, path, rendering))) leading.push(path);
    expect(leading).toEqual([]);
  },
);

const mentions = /href="\/nova[/"]|href="\/solutions\/nova"|single-nova|value="nova"|&quot;nova&quot;/;

test('a hidden offering leaves the sitemap and the number of offerings, and sentences keep its price', () => {
  const addresses = indexableAddresses(hidden.content).map(({ canonical }) => canonical);
  expect(addresses.filter((address) => /\/nova/.test(address))).toEqual([]);
  expect(addresses.some((address) => address.endsWith('/sophie'))).toBe(true);
  expect(facts(hidden.content, 'de').offeringCount).toBe('neun');
  expect(facts(hidden.content, 'de')['nova.price.session']).toContain('499');
});

/** Without the calendar of the live demo and the privacy notice of the card payment. */
function ordersIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href!)
    .filter((href) =>
      /\/\/checkout\.|\/\/calendar\.|^mailto:.*subject=|subject=(?:package|booking)&/.test(href),
    )
    .filter((href) => !/\/(?:live-demo|privacy)$/.test(href));
}
