import { Writable } from 'node:stream';
import { type AppParts, createApi, type Running, type Testing } from '#server/app.ts';
import { createLogger } from '#server/core/logger.ts';
import { isStoreReady } from '#server/core/store/migrate.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createVisits } from '#server/figures/visits.ts';
import { createPublishing, type Publishing } from '#server/publishing/publishing.ts';
import { content } from './content.ts';
import { createTestStore } from './database.ts';
import { plainSite } from './site.ts';

export const testOrigin = 'https://site.example';

/** Without acknowledgements, unless a test is about them. */
const quietContent = { ...content, site: { ...content.site, acknowledgesMessages: false } };

/** Without limits and digests. */
const quietEnv: Env = {
  ...readEnv({ DATA_DIR: '.' }),
  rateLimitPer10Min: 0,
  rateLimitOfAllPer10Min: 0,
  noticesPerHour: 0,
};

export type TestParts = Partial<
  Omit<AppParts, 'env' | 'publishing' | 'running' | 'testing'> &
    Publishing &
    Running &
    Testing & { env: Partial<Env>; origin: string }
>;

export async function createTestApp({
  store: given,
  clock = () => new Date('2026-11-21T09:30:00.000Z'),
  env,
  content: givenContent = quietContent,
  origin = testOrigin,
  ...parts
}: TestParts = {}) {
  const store = given ?? (await createTestStore());
  const log = captureLog();
  const logger = parts.logger ?? log.logger;
  const content = { ...givenContent, site: { ...givenContent.site, origin } };
  const publishing = await createPublishing({
    // If a test closed its store, releases use another one.
    store: (await isStoreReady(store)) ? store : await createTestStore(),
    content,
    clock,
    logger,
    createSite: async () => parts.site ?? plainSite,
  });
  const visits = createVisits({
    store,
    clock,
    logger,
    content: publishing.publisher.content,
    trustedHops: env?.trustedProxyHops ?? 0,
  });
  const app = createApi({
    store,
    clock,
    logger,
    visits,
    env: { ...quietEnv, ...env },
    content,
    publishing: { ...publishing, ...parts },
    running: parts,
    testing: parts,
  });
  return { app, store, log, visits };
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
