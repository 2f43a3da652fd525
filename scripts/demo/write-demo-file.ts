import { sql } from 'kysely';
import { defaultContent } from '#content/default-content.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import type { Environment } from '#content/facts/variables.ts';
import { sqliteFile } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';
import { openSqliteStore } from '#server/core/store/sqlite-store.ts';
import { writeDemoData } from './write-demo-data.ts';

type Parts = { dataDir: string; env: Environment; now: Date };

/** In memory first: each of some thousand transactions would wait for the disk. */
export async function writeDemoFile({ dataDir, env, now }: Parts): Promise<void> {
  const store = openSqliteStore(':memory:');
  try {
    await migrate(store);
    await writeDemoData({ store, content: defaultContent(readSiteConfig(env)), now });
    await sql`vacuum into ${sqliteFile(dataDir)}`.execute(store.db);
  } finally {
    await store.close();
  }
}
