/** An indexable page with the alternates of its head (SEO-15). */
export type SitemapEntry = {
  readonly canonical: string;
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
};

/** No `lastmod`, because pages do not know it; search engines ignore `priority` and `changefreq` (SEO-26). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(urlElement),
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement({ canonical, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ hrefLang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeXml(hrefLang)}" href="${escapeXml(href)}"/>`,
  );
  return ['  <url>', `    <loc>${escapeXml(canonical)}</loc>`, ...links, '  </url>'].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
