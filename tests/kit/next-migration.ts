import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from '#server/core/store/migrations/migrations.ts';

// Loaded before a server with `--import`, it makes that server a later version, whose migration is still missing.
(migrations as Migration[]).push({
  name: '20991231T0000_next',
  up: async (db: Kysely<unknown>) => void (await sql`create table next (id text)`.execute(db)),
});
