import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import type { MailKind } from '#domain/outbox/mail-kinds.ts';
import type { NoticeTopic } from '#domain/outbox/notice-choice.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { listRecipients } from './notice-choices.ts';
import { type NewMail, queueMail } from './outbox.ts';

/** A digest waits for submissions that are being stored while its hour ends. */
const graceMs = minuteMs;

/** Legal deadlines begin with a declaration: each has a notice, but even these must not flood the team's mailbox. */
const urgentTimes = 5;

const noticeKinds = [
  'message-notice',
  'response-notice',
  'answer-notice',
] as const satisfies readonly MailKind[];

type TeamNotice = {
  receivedAt: string;
  signals: readonly string[];
  /** Above this number the notices of an hour become a digest; 0 or undefined: no limit. */
  noticesPerHour?: number;
  notice: Pick<NewMail, 'kind' | 'messageId' | 'responseId'>;
  isUrgent?: boolean;
};

/**
 * Queues `notice` or, over the hourly limit or if suspected, the recipient's one digest of the hour, whose id is made
 * of both.
 * Call it in the transaction that stores the submission, or the answer by mail.
 */
export async function queueTeamNotice(db: Kysely<Tables>, telling: TeamNotice): Promise<void> {
  const { receivedAt, signals, noticesPerHour = 0, notice, isUrgent = false } = telling;
  const { from, until } = hourOf(receivedAt);
  const isOrdinary = signals.length === 0 || isUrgent;
  const limit = isUrgent ? urgentTimes * noticesPerHour : noticesPerHour;
  for (const { address, way } of await listRecipients(db, topicOf(telling))) {
    const to = address === null ? {} : { recipient: address };
    const isOne = isOrdinary && way === 'now';
    if (isOne && (limit === 0 || !(await hasNotices(db, { from, until, limit, address }))))
      await queueMail(db, { ...notice, ...to, createdAt: receivedAt });
    else
      await queueMail(db, {
        ...to,
        id: digestId(from, address),
        kind: 'digest',
        createdAt: from,
        dueAt: new Date(Date.parse(until) + graceMs).toISOString(),
      });
  }
}

function topicOf({ notice, isUrgent }: TeamNotice): NoticeTopic {
  if (notice.kind === 'response-notice') return 'responses';
  return isUrgent ? 'declarations' : 'messages';
}

/** Stops at `limit`: a flood must not make counting slow. */
async function hasNotices(
  db: Kysely<Tables>,
  { from, until, limit, address }: { from: string; until: string; limit: number; address: string | null },
): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('id')
    // Written out, or SQLite could not take the index of these kinds.
    .where(sql<boolean>`kind in (${sql.join(noticeKinds.map((kind) => sql.lit(kind)))})`)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where(sql<boolean>`recipient is not distinct from ${address}`)
    .limit(1)
    .offset(limit - 1)
    .executeTakeFirst();
  return last !== undefined;
}

/** The hour of the clock that a moment is in. */
export function hourOf(moment: string): { from: string; until: string } {
  const start = Math.floor(Date.parse(moment) / hourMs) * hourMs;
  return { from: new Date(start).toISOString(), until: new Date(start + hourMs).toISOString() };
}

/** A UUIDv7 made of the time, so that it sorts among the others, and of the recipient. */
function digestId(from: string, address: string | null): string {
  const whose = address === null ? '0'.repeat(12) : hash('sha256', address).slice(0, 12);
  const time = Date.parse(from).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${whose}`;
}
