import { Writable } from 'node:stream';
import { type AppParts, createApi } from '#server/app.ts';
import { composeApp } from '#server/compose-app.ts';
import { createLogger } from '#server/core/logger.ts';
import { isStoreReady } from '#server/core/store/migrate.ts';
import { content } from './content.ts';
import { createTestStore } from './database.ts';
import { plainSite } from './site.ts';

export const testOrigin = 'https://site.example';

/** Without acknowledgements, unless a test is about them. */
const quietContent = { ...content, site: { ...content.site, acknowledgesMessages: false } };

export async function createTestApp(parts: Partial<AppParts> = {}) {
  const store = parts.store ?? (await createTestStore());
  const log = captureLog();
  // If a test closed its store, publications use another one.
  const publications = (await isStoreReady(store)) ? store : await createTestStore();
  const composed = await composeApp({
    content: quietContent,
    clock: () => new Date('2026-11-21T09:30:00.000Z'),
    logger: log.logger,
    env: { trustedProxyHops: 0, rateLimitPer10Min: 0, rateLimitOfAllPer10Min: 0 },
    origin: testOrigin,
    createSite: async () => plainSite,
    ...parts,
    store: publications,
  });
  const app = createApi({ ...composed, ...parts, store });
  return { app, store, log };
}

export function captureLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      done();
    },
  });
  return { logger: createLogger('debug', destination), lines };
}
