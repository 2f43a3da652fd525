import type { ServerBuild } from 'react-router';
import type { ListedPage } from './list-pages.ts';
import { siteModule } from './site-module.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** Stored pages with a part that the address fills in. The policy stays that of the page without it (SEC-01). */
export function queryPages(build: ServerBuild, listed: readonly ListedPage[]) {
  const { withQuery } = siteModule(build);
  const paths = new Set(listed.filter(({ hasQuery }) => hasQuery).map(({ path }) => path));

  return {
    has: (path: string) => paths.has(path),

    answer(path: string, stored: StoredAnswer, query: URLSearchParams): StoredAnswer {
      if (!paths.has(path) || stored.status !== 200 || query.size === 0) return stored;
      const html = String(stored.body);
      const filled = withQuery(html, query);
      if (filled === html) return stored;
      // For one visitor, once: compressing it would cost more than the rest.
      return { ...storeAnswer(stored.status, stored.headers, Buffer.from(filled)), encodings: {} };
    },
  };
}
