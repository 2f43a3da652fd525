import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const entry = {
  canonical: 'https://example.com/en/nova',
  alternates: [
    { hrefLang: 'de', href: 'https://example.com/nova' },
    { hrefLang: 'x-default', href: 'https://example.com/nova' },
  ],
};

test('every entry stands once with its languages', () => {
  expect(sitemapXml([entry])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://example.com/en/nova</loc>
    <xhtml:link rel="alternate" hreflang="de" href="https://example.com/nova"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/nova"/>
  </url>
</urlset>
`);
});

test('signs that mean something in XML are written as entities', () => {
  const xml = sitemapXml([{ canonical: `https://example.com/?a=1&b="<'>`, alternates: [] }]);
  expect(xml).toContain('<loc>https://example.com/?a=1&amp;b=&quot;&lt;&apos;&gt;</loc>');
});

test('nothing is claimed about dates and importance', () => {
  expect(sitemapXml([entry])).not.toMatch(/lastmod|priority|changefreq/);
});
