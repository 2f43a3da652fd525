import type { ServerBuild } from 'react-router';
import type { Content } from '#content/content.ts';
import { fileHeaders } from '#server/core/http/headers.ts';
import { siteModule } from '#server/pages/site-module.ts';
import { type StoredAnswer, storeAnswer } from '#server/pages/stored-answer.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

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
    '/site.webmanifest': ['application/manifest+json', webManifest(content.site.brand.name)],
  } as const;
  const answers = Object.entries(files).map(([path, [type, text]]) => {
    const headers = { ...baseHeaders, ...fileHeaders(path, type) };
    return [path, storeAnswer(200, headers, Buffer.from(text))] as const;
  });
  return new Map(answers);
}
