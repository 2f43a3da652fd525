/**
 * The text of /robots.txt: everything may be read, also what carries `noindex`, which a robot must read to obey
 * (SEO-19, SEO-27).
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
