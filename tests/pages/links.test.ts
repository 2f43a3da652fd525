import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Page, pages } from '#app/routes.ts';
import { recordedOfferings, recordKey } from '#app/sections/paper/sample-records.ts';
import { wordsFor } from '#app/words/words.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { offerings } from '#content/offerings/offerings.ts';
import { words } from '#content/words.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';
import { builtFiles } from '#tests/kit/built-site.ts';
import { content } from '#tests/kit/content.ts';
import { type ElementNode, lineageOf, textOf } from '#tests/kit/html-tree.ts';
import { findings, type ReadPage, readPages } from '#tests/kit/page-checks.ts';

const canonical = (language: Language) => new Set(pages.map(({ path }) => pathIn(language, path)));
const canonicalPaths = { de: canonical('de'), en: canonical('en') };
const aliases = new Set(
  languages.flatMap((language) =>
    pages.flatMap((page: Page) => (page.sameAs ?? []).map((path) => pathIn(language, path))),
  ),
);

/** Sample sheets to download; a test of scripts/ holds that they exist. */
const recordPaths = {
  de: new Set(recordPathsIn('de')),
  en: new Set(recordPathsIn('en')),
};

function recordPathsIn(language: Language): string[] {
  return recordedOfferings.map((offering) => `/records/${recordKey(offering, language)}.pdf`);
}

/** Written by the server itself. */
const machineFiles = ['/site.webmanifest', '/admin.webmanifest'];

function linksOf({ elements }: ReadPage): ElementNode[] {
  return elements.filter(({ tag }) => tag === 'a');
}

function described(link: ElementNode): string {
  return `“${textOf(link) || link.attributes['aria-label']}” → ${link.attributes.href}`;
}

function pathOf(link: ElementNode): string {
  return (link.attributes.href ?? '').replace(/[?#].*$/, '');
}

test('every link leads somewhere', () => {
  const wrong = findings((page) =>
    linksOf(page)
      .filter(({ attributes }) => !attributes.href || attributes.href === '#')
      .map(described),
  );
  expect(wrong).toEqual([]);
});

test('menu and footer of every page name each offering with the line that says what it is', () => {
  const missing = findings((page) =>
    offeringsIn(content.offerings).flatMap(({ id, name, path }) => {
      const { line } = wordsFor(content, page.language, id).listing;
      const links = linksOf(page).filter(
        (link) =>
          pathOf(link) === pathIn(page.language, path) &&
          [name, line].every((part) => textOf(link).includes(part)),
      );
      return ['dialog', 'footer']
        .filter((place) => !links.some((link) => lineageOf(link).some(({ tag }) => tag === place)))
        .map((place) => `${name} in the ${place}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every in-page link has its place on the page', () => {
  const wrong = findings((page) => {
    const ids = new Set(page.elements.map(({ attributes }) => attributes.id));
    return linksOf(page)
      .filter(({ attributes }) => attributes.href?.startsWith('#') && !ids.has(attributes.href.slice(1)))
      .map(described);
  });
  expect(wrong).toEqual([]);
});

// SEO-09; a related-offering link may name a same-page address (OFFER-2).
test('every link within the site is a canonical address in the language of the page', () => {
  const wrong = findings((page) =>
    linksOf(page)
      .filter(({ attributes }) => attributes.href?.startsWith('/') && !attributes.hreflang)
      .filter((link) => {
        const path = pathOf(link);
        const isRelated = link.attributes.class === 'related' && aliases.has(path);
        if (recordPaths[page.language].has(path)) return false;
        return !canonicalPaths[page.language].has(path) && !(isRelated && isIn(page.language, path));
      })
      .map(described),
  );
  expect(wrong).toEqual([]);
});

function isIn(language: Language, path: string): boolean {
  return (path === '/en' || path.startsWith('/en/')) === (language === 'en');
}

test('only the language switch changes the language, and it keeps the page', () => {
  const wrong = findings((page) =>
    linksOf(page)
      .filter(({ attributes }) => attributes.hreflang)
      .filter((link) => {
        const other = page.language === 'de' ? 'en' : 'de';
        const own = pages.find((candidate: Page) =>
          [candidate.path, ...(candidate.sameAs ?? [])].some(
            (path) => pathIn(page.language, path) === page.path,
          ),
        );
        // A sent form belongs to one visit: the other language shows the form again.
        const target = (own?.path ?? '/').replace(/\/sent$/, '');
        return link.attributes.hreflang !== other || link.attributes.href !== pathIn(other, target);
      })
      .map(described),
  );
  expect(wrong).toEqual([]);
});

test('every link to the support form names a subject and an offering that the form knows', () => {
  const subjects = Object.keys(words.de.support.prefill);
  const wrong = findings((page) =>
    linksOf(page)
      .filter(({ attributes }) => attributes.href?.startsWith('/') && attributes.href.includes('?'))
      // The link to a calculation.
      .filter(({ attributes }) => attributes.rel !== 'nofollow')
      .filter((link) => {
        const query = new URLSearchParams(link.attributes.href!.replace(/^.*\?/, ''));
        const offer = query.get('offer');
        return (
          pathOf(link) !== pathIn(page.language, '/support') ||
          !subjects.includes(query.get('subject') ?? '') ||
          (offer !== null && !Object.hasOwn(offerings, offer))
        );
      })
      .map(described),
  );
  expect(wrong).toEqual([]);
});

test('every link that leaves the site is configured, opens a new tab and keeps the opener to itself', () => {
  const configured = new Set([
    ...Object.values(content.site.links),
    ...Object.values(content.site.offeringLinks),
    ...content.site.social.map(({ url }) => url),
    `mailto:${content.site.email}`,
    `tel:${content.site.phone.replace(/[^+\d]/g, '')}`,
  ]);
  const wrong = findings((page) =>
    linksOf(page)
      .filter(({ attributes }) => /^[a-z]+:/.test(attributes.href ?? ''))
      .filter(({ attributes: { href = '', target, rel } }) => {
        const isWeb = href.startsWith('http');
        return (
          !configured.has(href.replace(/^(mailto:[^?]*)\?.*/, '$1')) ||
          (isWeb && !(target === '_blank' && rel?.includes('noopener')))
        );
      })
      .map(described),
  );
  expect(wrong).toEqual([]);
});

test('every file that a page names is part of the site', () => {
  const wrong = findings(({ elements }) =>
    elements
      .flatMap(({ tag, attributes }) => {
        if (tag === 'a' || tag === 'use') return [];
        const isImage = /^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? '');
        const isAddress = attributes.rel === 'canonical' || attributes.rel === 'alternate';
        return [
          attributes.src,
          isAddress ? undefined : attributes.href,
          isImage ? attributes.content : undefined,
        ];
      })
      .filter((address) => address !== undefined)
      .map((address) => address.replace(content.site.origin, ''))
      .filter(
        (path) =>
          !machineFiles.includes(path) && !(path.startsWith('/') && existsSync(join(builtFiles, path))),
      ),
  );
  expect(wrong).toEqual([]);
});

test('every sample sheet to download is part of the site and linked on a page of its language', () => {
  for (const language of languages) {
    const linked = new Set(
      readPages()
        .filter((page) => page.language === language)
        .flatMap((page) => linksOf(page).map(pathOf)),
    );
    expect([...recordPaths[language]].filter((path) => !linked.has(path))).toEqual([]);
    for (const path of recordPaths[language]) expect(existsSync(join(builtFiles, path))).toBe(true);
  }
});

test('every page of the route table was rendered', () => {
  const rendered = new Set(readPages().map(({ path }) => path));
  const expected = languages.flatMap((language) => [...canonicalPaths[language]]);
  expect(expected.filter((path) => !rendered.has(path))).toEqual(['/contact', '/en/contact']);
});
