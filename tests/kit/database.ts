import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';

import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStore, type StoreOptions, sqliteFile } from '#server/core/store/database.ts';
import type { Store } from '#server/core/store/store.ts';
import { fastFolder } from './fast-folder.ts';

export type Dialect = Store['dialect'];

export const dialects: readonly Dialect[] = ['sqlite', 'postgres'];

export async function createTestDatabase(dialect: Dialect): Promise<StoreOptions> {
  return dialect === 'sqlite' ? { dataDir: temporaryFolder() } : await createPostgresDatabase();
}

/** As after all migrations: a copy, which is made in a moment. */
export async function createMigratedDatabase(dialect: Dialect): Promise<StoreOptions> {
  const { database, file } = inject('migrated');
  if (dialect === 'postgres') return await createPostgresDatabase(database);
  const dataDir = temporaryFolder();
  copyFileSync(file, sqliteFile(dataDir));
  return { dataDir };
}

export async function createTestStore(dialect: Dialect = 'sqlite'): Promise<Store> {
  return await openTestStore(await createMigratedDatabase(dialect));
}

export async function openTestStore(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(async () => await store.close());
  return store;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(fastFolder(), 'site-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createPostgresDatabase(template = 'template1'): Promise<StoreOptions> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template}`);
  onTestFinished(async () => await runOn(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = name;
  return { databaseUrl: url.href, dataDir: '' };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
