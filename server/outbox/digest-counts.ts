import { type RawBuilder, sql } from 'kysely';
import type { NoticeTopic } from '#domain/outbox/notice-choice.ts';
import type { Db } from '#server/core/store/store.ts';
import { hourOf } from '#server/outbox/notices.ts';

/** Counts submissions of that hour for which `address` got no separate notice. */
export async function countForDigest(
  db: Db,
  createdAt: string,
  { address, topics }: { address: string | null; topics: readonly NoticeTopic[] },
) {
  const hour = hourOf(createdAt);
  const has = (topic: NoticeTopic) => sql.lit(topics.includes(topic) ? 1 : 0);
  const count = async (
    table: 'support_messages' | 'survey_responses',
    reference: 'supportMessageId' | 'surveyResponseId',
    isLeft: RawBuilder<boolean>,
  ) => {
    const rows = await sql<{ suspected: number; count: number | string }>`
      select case status when 'suspected' then 1 else 0 end as suspected, count(*) as count
      from ${sql.table(table)} as submission
      where received_at >= ${hour.from} and received_at < ${hour.until} and ${isLeft}
      and not exists (select 1 from outbox where ${sql.ref(reference)} = submission.id
        and outbox.kind in ('message-notice', 'response-notice')
        and recipient is not distinct from ${address})
      group by 1`.execute(db);
    const of = (isSuspected: number) =>
      Number(rows.rows.find((row) => row.suspected === isSuspected)?.count ?? 0);
    return { ordinary: of(0), suspected: of(1) };
  };
  const messages = await count(
    'support_messages',
    'supportMessageId',
    sql`deleted_at is null
    and case when submission.kind = 'message' then ${has('messages')} else ${has('declarations')} end = 1`,
  );
  const answers = topics.includes('messages') ? await countAnswers(db, hour, address) : 0;
  const responses = await count('survey_responses', 'surveyResponseId', sql`${has('responses')} = 1`);
  return {
    ...hour,
    messages: messages.ordinary,
    answers,
    responses: responses.ordinary,
    suspectedMessages: messages.suspected,
    suspectedResponses: responses.suspected,
  };
}

/** Counts answers by mail of that hour for which `address` got no separate notice. */
async function countAnswers(
  db: Db,
  { from, until }: { from: string; until: string },
  address: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count
    from incoming_mails as answer join support_messages as message on message.id = answer.message_id
    where answer.kind = 'answer' and answer.created_at >= ${from} and answer.created_at < ${until}
    and message.deleted_at is null and not exists (select 1 from outbox where support_message_id = message.id
      and outbox.kind = 'answer-notice' and outbox.created_at = answer.created_at
      and recipient is not distinct from ${address})`.execute(db);
  return Number(rows[0]!.count);
}
