import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnMetadata } from 'kysely';
import { openStore } from '#server/core/store/database.ts';
import { migrate } from '#server/core/store/migrate.ts';

/** Columns with fewer values than their type in the database admits. */
const narrowed: Readonly<Record<string, string>> = {
  'erasures.source': "'support_messages' | 'survey_responses'",
  'incoming_mails.kind': 'IncomingKind',
  'message_drafts.kind': 'DraftKind',
  'notice_choices.declarations': "NoticeChoices['declarations']",
  'notice_choices.messages': "NoticeChoices['messages']",
  'notice_choices.responses': "NoticeChoices['responses']",
  'open_questions.language': 'Language',
  'operators.role': 'Role',
  'outbox.kind': 'MailKind',
  'outbox.status': 'MailStatus',
  'outbox.waits_for': 'HoldReason',
  'releases.failure': 'ReleaseFailure',
  'releases.state': 'ReleaseState',
  'searched_messages.number': 'Generated<number>',
  'searched_responses.number': 'Generated<number>',
  'support_messages.kind': 'MessageKind',
  'support_messages.no_acknowledgement': 'NoAcknowledgement',
  'support_messages.status': 'MessageStatus',
  'support_messages.status_before': 'MessageStatus',
  'survey_responses.status': 'ResponseStatus',
  'visits.section': "'responses'",
};

const head = `import type { Generated } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import type { IncomingKind } from '#domain/api/inbox/incoming-mail.ts';
import type { ReleaseFailure, ReleaseState } from '#domain/api/release.ts';
import type { MessageKind, MessageStatus, ResponseStatus } from '#domain/inbox/inbox.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import type { Language } from '#domain/language/languages.ts';
import type { HoldReason, MailKind, MailStatus, NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import type { NoticeChoices } from '#domain/outbox/notice-choice.ts';

// Written by \`npm run store-types\` from the migrated store; the meaning of columns is in migrations/.
`;

const typeOf: Readonly<Record<string, string>> = {
  text: 'string',
  integer: 'number',
  bigint: 'number',
  bytea: 'Uint8Array',
};

/** The text of `server/core/store/tables.ts`: each table with its columns in their order. */
export async function storeTypes(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-types-'));
  const store = await openStore({ dataDir });
  try {
    await migrate(store);
    const tables = (await store.db.introspection.getTables()).filter(
      ({ name }) => name !== 'migrations' && !/^searched_\w+_words/.test(name),
    );
    const types = tables.map(({ name, columns }) => {
      const lines = columns.map((column) => `    ${inCode(column.name)}: ${columnType(name, column)};\n`);
      return `  ${name}: {\n${lines.join('')}  };\n`;
    });
    return `${head}export type Tables = {\n${types.join('')}};\n`;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}

function columnType(table: string, { name, dataType, isNullable }: ColumnMetadata): string {
  const type = narrowed[`${table}.${name}`] ?? typeOf[dataType.toLowerCase()]!;
  return isNullable && !type.startsWith('Generated') ? `${type} | null` : type;
}

/** Queries call columns so (Kysely's CamelCasePlugin). */
function inCode(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
