import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createOperator } from '#server/accounts/operators.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import type { StoreOptions } from '#server/core/store/database.ts';
import { isStoreReady, migrate } from '#server/core/store/migrate.ts';
import type { Store } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { createDeclaration, createSupportMessage } from '#server/forms/support-messages.ts';
import { createSurveyResponse } from '#server/forms/survey-responses.ts';
import { createNote, createReply } from '#server/inbox/message-thread.ts';
import { bareEnvironment } from './bare-environment.ts';
import { storedTables } from './every-table.ts';
import { cancellation, newSubmission, supportMessage, surveyResponse } from './factories.ts';

const run = promisify(execFile);
export const backupProgram = join(import.meta.dirname, '../../commands/backup.ts');
const now = '2026-11-21T09:30:00.000Z';

export type Place = StoreOptions & { path?: string | undefined };

/** The command's whole environment. */
export function environment({ databaseUrl, dataDir, path }: Place) {
  const variables = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  return { ...bareEnvironment, PATH: path ?? bareEnvironment.PATH, ...variables };
}

export async function backUp(place: Place, ...options: string[]) {
  return await run(process.execPath, [backupProgram, ...options], { env: environment(place) });
}

export async function failure(running: Promise<unknown>): Promise<string> {
  const { code, stdout, stderr } = await running.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect({ code, stdout, lines: stderr.split('\n').length }).toEqual({ code: 1, stdout: '', lines: 2 });
  return stderr.trim();
}

export function countsIn(output: string): { messages: number; responses: number } {
  const [, messages, responses] = /Messages: (\d+), responses: (\d+)\.\n$/.exec(output)!;
  return { messages: Number(messages), responses: Number(responses) };
}

export async function fill(store: Store): Promise<void> {
  for (let index = 0; index < 20; index += 1)
    await createSupportMessage(store, newSubmission(), supportMessage({ message: `Nr. ${index}\nŁ 🌊` }), {});
  await createDeclaration(store, newSubmission(), 'cancellation', cancellation());
  await createSurveyResponse(store, newSubmission({ language: null }), surveyResponse());
  const { id: messageId } = newSubmission();
  await createSupportMessage(store, newSubmission({ id: messageId }), supportMessage());
  await store.transaction(async (db) => {
    const author = await createOperator(db, { email: 'o@example.com', name: 'Ö', createdAt: now });
    const written = { messageId, createdAt: now, author, text: 'Gern.' };
    await createNote(db, written);
    await createReply(db, { ...written, subject: 'Ihre Frage', quote: true });
    await recordAudit(db, { at: now, operatorId: author.id, action: 'message.answered', target: messageId });
  });
}

/** All rows as text, in an order that does not depend on the database. */
export async function rowsOf({ db }: Store): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of (await storedTables(db)) as (keyof Tables)[]) {
    const rows = await db.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

/** Opens a restored store as the server does; returns its rows from before. */
export async function expectWhole(restored: Store, counts: { messages: number; responses: number }) {
  expect(await migrate(restored)).toEqual([]);
  expect(await isStoreReady(restored)).toBe(true);
  const rows = await rowsOf(restored);
  expect(rows.support_messages).toHaveLength(counts.messages);
  expect(rows.survey_responses).toHaveLength(counts.responses);
  await createSupportMessage(restored, newSubmission(), supportMessage());
  await expect(restored.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  return rows;
}
