import { type RawBuilder, sql } from 'kysely';
import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { type NoticeTopic, noticeTopics } from '#domain/outbox/notice-choice.ts';
import type { Db } from '#server/core/store/store.ts';
import { type ComposedMail, composeNotice } from '#server/outbox/composed-mail.ts';
import { hourOf, topicsOf } from '#server/outbox/notices.ts';
import type { ClaimedMail } from '#server/outbox/outbox-claims.ts';
import { type MailNotice, mailWords, teamNotice } from './mail-words.ts';

function digest(
  { from, until, ...counts }: Awaited<ReturnType<typeof countForDigest>>,
  content: Content,
): MailNotice | undefined {
  const { operatorLanguage: language } = content.site;
  const { digest: words } = mailWords(content, language);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const suspected = counts.suspectedMessages + counts.suspectedResponses;
  return teamNotice(content, words, {
    facts: {
      total: String(total),
      from: momentInWords(language, from),
      until: momentInWords(language, until),
    },
    page: `messages${suspected === total ? '?folder=suspected' : ''}`,
    fields: (Object.keys(words.fields) as (keyof typeof words.fields)[])
      .filter((field) => counts[field] > 0)
      .map((field) => ({ label: words.fields[field], value: String(counts[field]) })),
    remarks: [words.remark],
  });
}

/** If the recipient no longer receives digests, OPERATOR_EMAIL gets the digest of everything: nothing may be lost. */
export async function composeDigest(
  db: Db,
  mail: ClaimedMail,
  content: Content,
): Promise<ComposedMail | undefined> {
  const { recipient: address, createdAt } = mail;
  const topics = await topicsOf(db, address);
  const counts = await countForDigest(db, createdAt, { address, topics: topics ?? noticeTopics });
  const notice = digest(counts, content);
  return notice && composeNotice(mail.id, notice, content, topics ? address : null);
}

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
