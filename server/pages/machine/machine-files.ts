import type { ServerBuild } from 'react-router';
import { frameWords } from '#content/admin/frame.ts';
import type { Content } from '#content/content.ts';
import { dayMs } from '#domain/language/durations.ts';
import { adminLanguage, languages } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { fileHeaders } from '#server/core/http/headers.ts';
import { siteModule } from '#server/pages/site-module.ts';
import { type StoredAnswer, storeAnswer } from '#server/pages/stored-answer.ts';
import { sitemapXml } from './sitemap.ts';

export function machineFiles({
  build,
  content,
  origin,
  baseHeaders,
  isIndexed = true,
  now = new Date(),
}: {
  build: Pick<ServerBuild, 'entry'>;
  content: Content;
  origin: string;
  baseHeaders: Readonly<Record<string, string>>;
  isIndexed?: boolean;
  now?: Date;
}): Map<string, StoredAnswer> {
  const brand = content.site.brand.name;
  const adminTitle = fill(frameWords[adminLanguage].meta.title, { brand });
  const files = {
    '/sitemap.xml': [
      'application/xml; charset=utf-8',
      sitemapXml(siteModule(build).indexableAddresses(content)),
    ],
    '/robots.txt': ['text/plain; charset=utf-8', robotsTxt(origin, isIndexed)],
    '/.well-known/security.txt': [
      'text/plain; charset=utf-8',
      securityTxt({ origin, email: content.site.email, now }),
    ],
    '/site.webmanifest': ['application/manifest+json', webManifest(brand, '/', 'browser')],
    '/admin.webmanifest': ['application/manifest+json', webManifest(adminTitle, '/admin', 'standalone')],
  } as const;
  const answers = Object.entries(files).map(([path, [type, text]]) => {
    const headers = { ...baseHeaders, ...fileHeaders(path, type) };
    return [path, storeAnswer(200, headers, Buffer.from(text))] as const;
  });
  return new Map(answers);
}

/** Pages with `noindex` may be read too, because a robot must read it to obey (SEO-19, SEO-27). */
function robotsTxt(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RFC 9116 recommends less than a year; the file is rewritten at every start and publish. */
const validDays = 360;

/** Text of /.well-known/security.txt (SEC-08). */
function securityTxt({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Text of a web manifest (SEO-18), generated because it contains the brand. Colours of the light theme. The admin area can be installed
 * as an app of its own.
 */
function webManifest(name: string, start: '/' | '/admin', display: 'browser' | 'standalone'): string {
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    start_url: start,
    scope: start,
    display,
    background_color: '#F8FCFC',
    theme_color: '#F8FCFC',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
