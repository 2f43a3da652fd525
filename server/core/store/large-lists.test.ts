import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSupportMessage } from '#server/forms/support-messages.ts';
import { createTestStore, dialects } from '#tests/kit/database.ts';
import { newSubmission, supportMessage } from '#tests/kit/factories.ts';
import { storedQueries } from '#tests/kit/stored-queries.ts';
import type { Db, Store } from './store.ts';

describe.each(dialects)('on %s', (dialect) => {
  test('nothing that is asked often reads a whole table', async () => {
    const store = await createTestStore(dialect);
    await createSupportMessage(store, newSubmission(), supportMessage());
    const whole: string[] = [];
    for (const [name, plan] of await plansOf(store))
      if (readsWholeTable.test(plan)) whole.push(`${name}\n${plan}`);
    expect(whole).toEqual([]);
  });
});

const indexes = {
  'Inbox: what is to be done': 'support_messages_todo',
  'Inbox: all': 'support_messages_listed',
  'Inbox: done': 'support_messages_status',
  'Inbox: declarations': 'support_messages_declarations',
  'Inbox: assigned to one operator': 'support_messages_todo',
  'Inbox: overdue': 'support_messages_todo',
  'Inbox: due': 'support_messages_due',
  'Inbox: to be done, a tag': 'support_messages_todo',
  'Inbox: done, a tag': 'support_messages_tags',
  'Inbox: done, assigned to one operator': 'support_messages_assignee_id',
  'Inbox: tags in use': 'COVERING INDEX support_messages_tags',
  'Inbox: unconfirmed': 'outbox_unconfirmed',
  'Inbox: bin': 'support_messages_bin',
  'Search: a name': 'searched_messages_words',
  'Customer: earlier messages': 'support_messages_email_key',
  'Responses: list': 'survey_responses_listed',
  'Responses: one offering, low rating': 'survey_responses_rated',
  'Responses: a month': 'survey_responses_received_at',
  'Responses: search': 'searched_responses_words',
  'Responses: counts and tags': 'survey_responses_tags',
  'Responses: statistics': 'COVERING INDEX survey_responses_ratings',
  'Export: rows from the middle': 'support_messages_listed',
  'Morning: messages and declarations': 'support_messages_declarations_todo',
  'Morning: thirty days': 'support_messages_received_at',
  'Morning: state of mail': 'outbox_sent_at',
  'Mails: list of stuck ones': 'outbox_waiting',
  'Mails: all again': 'outbox_failed',
  'Mails: counts for /metrics': 'outbox_unsent',
  'Mails: digest of an hour': 'support_messages_received_at',
  'Storing: a message and its acknowledgement': 'outbox_acknowledgements',
  'Storing: a declaration': 'outbox_notices',
  'Outbox: claim of 20': 'outbox_turn',
};

// PostgreSQL chooses after what is in the tables; SQLite, without statistics, always the same.
test.each(Object.entries(indexes))('%s takes the index %s', async (name, index) => {
  const store = await createTestStore('sqlite');
  await createSupportMessage(store, newSubmission(), supportMessage());
  expect((await plansOf(store, name)).get(name)).toContain(index);
});

const readsWholeTable =
  /SCAN (support_messages|survey_responses|outbox|searched_messages|searched_responses)\b(?! USING)|Seq Scan on (support_messages|survey_responses|outbox|searched_messages|searched_responses)\b/;

/** Of every question, the plans of all its queries. */
async function plansOf(store: Store, only?: string): Promise<Map<string, string>> {
  const asked: RootOperationNode[] = [];
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const questions = storedQueries({ ...store, db, transaction: async (work) => await work(db) }, 100);
  const plans = new Map<string, string>();
  for (const [name, ask] of Object.entries(questions)) {
    if (only !== undefined && name !== only) continue;
    asked.length = 0;
    await ask();
    plans.set(name, await explained(store, asked));
  }
  return plans;
}

async function explained({ db, dialect }: Store, asked: readonly RootOperationNode[]): Promise<string> {
  return await db.connection().execute(async (one: Db) => {
    // So small a table is read as a whole unless that is forbidden.
    if (dialect === 'postgres') await one.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const lines: string[] = [];
    for (const node of asked) {
      const { sql, parameters } = one.getExecutor().compileQuery(node, createQueryId());
      if (sql.startsWith('explain')) continue;
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      const { rows } = await one.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      );
      lines.push(...rows.map((row) => row['QUERY PLAN'] ?? row.detail ?? ''));
    }
    return lines.join('\n');
  });
}
