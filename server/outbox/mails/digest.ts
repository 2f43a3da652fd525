import type { Content } from '#content/content.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import { noticeTopics } from '#domain/outbox/notice-choice.ts';
import type { Db } from '#server/core/store/store.ts';
import { type ComposedMail, composeNotice } from '#server/outbox/composed-mail.ts';
import { countForDigest } from '#server/outbox/digest-counts.ts';
import { topicsOf } from '#server/outbox/notices.ts';
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
