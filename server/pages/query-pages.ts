import type { ServerBuild } from 'react-router';
import type { ListedPage } from './list-pages.ts';
import { type SiteModule, siteModule } from './site-module.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

type Asked = Parameters<SiteModule['withQuery']>[2];

/** Stored pages with a part that the address fills in. The policy stays that of the page without it (SEC-01). */
export function queryPages(build: ServerBuild, listed: readonly ListedPage[]) {
  const { withQuery } = siteModule(build);
  const paths = new Set(listed.filter(({ hasQuery }) => hasQuery).map(({ path }) => path));

  return {
    has: (path: string) => paths.has(path),

    async answer(path: string, stored: StoredAnswer, asked: Asked): Promise<StoredAnswer> {
      if (!paths.has(path) || stored.status !== 200 || asked.query.size === 0) return stored;
      const html = String(stored.body);
      const filled = await withQuery(html, path, asked);
      if (filled === html) return stored;
      // For one visitor, once: compressing it would cost more than the rest.
      return { ...storeAnswer(stored.status, stored.headers, Buffer.from(filled)), encodings: {} };
    },
  };
}
