/** Pages with `noindex` may be read too, because a robot must read it to obey (SEO-19, SEO-27). */
export function robotsTxt(origin: string, isIndexed = true): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
