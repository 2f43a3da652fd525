import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { mayDo } from '#domain/accounts/roles.ts';
import type { OwnNotices } from '#domain/api/session.ts';
import { hourMs, minuteMs } from '#domain/language/durations.ts';
import { noticeKinds } from '#domain/outbox/mail-kinds.ts';
import {
  type NoticeChoices,
  type NoticeTopic,
  type NoticeWay,
  noticeChoicesSchema,
  noticeTopics,
} from '#domain/outbox/notice-choice.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import { isFound } from '#server/core/store/rows.ts';
import type { Db } from '#server/core/store/store.ts';
import { type NewMail, queueMail } from './outbox.ts';

/** A digest waits for submissions that are being stored while its hour ends. */
const graceMs = minuteMs;

/** Legal deadlines begin with a declaration: each has a notice, but even these must not flood the team's mailbox. */
const urgentTimes = 5;

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
export async function queueTeamNotice(db: Db, telling: TeamNotice): Promise<void> {
  const { receivedAt, signals, noticesPerHour = 0, notice, isUrgent = false } = telling;
  const { from, until } = hourOf(receivedAt);
  const isOrdinary = signals.length === 0 || isUrgent;
  const limit = isUrgent ? urgentTimes * noticesPerHour : noticesPerHour;
  for (const { address, way } of await listRecipients(db, topicOf(telling))) {
    const recipient = address ?? undefined;
    const isOne = isOrdinary && way === 'now';
    if (isOne && (limit === 0 || !(await hasNotices(db, { from, until, limit, address }))))
      await queueMail(db, { ...notice, recipient, createdAt: receivedAt });
    else
      await queueMail(db, {
        recipient,
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
  db: Db,
  { from, until, limit, address }: { from: string; until: string; limit: number; address: string | null },
): Promise<boolean> {
  // Written out, or SQLite could not take the index of these kinds.
  const kinds = sql.join(noticeKinds.map((kind) => sql.lit(kind)));
  const last = db
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`kind in (${kinds}) and recipient is not distinct from ${address}`)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .limit(1)
    .offset(limit - 1);
  return await isFound(last);
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

/** `address` null: OPERATOR_EMAIL, which gets the topics without a recipient. */
type Recipient = { address: string | null; way: Exclude<NoticeWay, 'never'> };

async function findNoticeChoices(db: Db, operatorId: string): Promise<NoticeChoices | undefined> {
  return await db
    .selectFrom('notice_choices')
    .select(noticeTopics)
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
}

export async function saveNoticeChoices(
  db: Db,
  operatorId: string,
  { messages, declarations, responses }: NoticeChoices,
): Promise<void> {
  const choices = { messages, declarations, responses };
  await db
    .insertInto('notice_choices')
    .values({ operatorId, ...choices })
    .onConflict((on) => on.column('operatorId').doUpdateSet(choices))
    .execute();
}

async function listRecipients(db: Db, topic: NoticeTopic): Promise<Recipient[]> {
  const rows = await chosen(db);
  const recipients = rows.flatMap(({ email, [topic]: way }) =>
    way === 'never' ? [] : [{ address: email, way }],
  );
  return recipients.length > 0 ? recipients : [{ address: null, way: 'now' }];
}

/** Undefined if the operator left, may no longer read messages or has another address: then the mail goes to OPERATOR_EMAIL. */
export async function topicsOf(db: Db, address: string | null): Promise<readonly NoticeTopic[] | undefined> {
  const rows = await chosen(db);
  if (address === null)
    return noticeTopics.filter((topic) => rows.every(({ [topic]: way }) => way === 'never'));
  const own = rows.find(({ email }) => email === address);
  return own && noticeTopics.filter((topic) => own[topic] !== 'never');
}

async function chosen(db: Db) {
  const rows = await db
    .selectFrom('notice_choices')
    .innerJoin('operators', 'operators.id', 'notice_choices.operatorId')
    .select(['operators.email', 'operators.role', ...noticeTopics])
    .orderBy('operators.id')
    .execute();
  return rows.filter(({ role }) => mayDo(role, 'workInbox'));
}

/** GET and PUT /api/admin/notices: the topics of the operator's mails. */
export function noticesRoutes({ store, clock, bodyLimits, content }: AdminParts): Route[] {
  return [
    route('GET', '/notices', 'workInbox', async (c) => {
      const choices = (await findNoticeChoices(store.db, c.var.operator.id)) ?? null;
      return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
    }),
    route('PUT', '/notices', 'workInbox', { body: noticeChoicesSchema }, async (c, choices) => {
      const { id } = c.var.operator;
      await c.var.transaction(async (db, by) => {
        await saveNoticeChoices(db, id, choices);
        await by.record('operator.noticesChanged', { target: id, details: choices });
      });
      return c.json({ choices, team: content().site.operatorEmail } satisfies OwnNotices);
    }),
  ];
}
