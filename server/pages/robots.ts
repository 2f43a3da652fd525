/**
 * The text of /robots.txt: everything may be read, also what carries `noindex`, which a robot must read to obey
 * (SEO-19, SEO-27). A site that is not indexed asks them to stay away and names no sitemap.
 */
export function robotsTxt(origin: string, isIndexed = true): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
