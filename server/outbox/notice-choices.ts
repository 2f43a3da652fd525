import type { Kysely } from 'kysely';
import { mayDo } from '#domain/accounts/roles.ts';
import type { OwnNotices } from '#domain/api/session.ts';
import {
  type NoticeChoices,
  type NoticeTopic,
  type NoticeWay,
  noticeChoicesSchema,
  noticeTopics,
} from '#domain/outbox/notice-choice.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Tables } from '#server/core/store/tables.ts';

/** `address` null: OPERATOR_EMAIL, which gets the topics without a recipient. */
type Recipient = { address: string | null; way: Exclude<NoticeWay, 'never'> };

async function findNoticeChoices(db: Kysely<Tables>, operatorId: string): Promise<NoticeChoices | undefined> {
  return await db
    .selectFrom('notice_choices')
    .select(noticeTopics)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
}

export async function saveNoticeChoices(
  db: Kysely<Tables>,
  operatorId: string,
  { messages, declarations, responses }: NoticeChoices,
): Promise<void> {
  const choices = { messages, declarations, responses };
  await db
    .insertInto('notice_choices')
    .values({ operator_id: operatorId, ...choices })
    .onConflict((on) => on.column('operator_id').doUpdateSet(choices))
    .execute();
}

/** Never empty. */
export async function listRecipients(db: Kysely<Tables>, topic: NoticeTopic): Promise<Recipient[]> {
  const rows = await chosen(db);
  const recipients = rows.flatMap(({ email, [topic]: way }) =>
    way === 'never' ? [] : [{ address: email, way }],
  );
  return recipients.length > 0 ? recipients : [{ address: null, way: 'now' }];
}

/** Undefined if the operator left, may no longer read messages or has another address: then the mail goes to OPERATOR_EMAIL. */
export async function topicsOf(
  db: Kysely<Tables>,
  address: string | null,
): Promise<readonly NoticeTopic[] | undefined> {
  const rows = await chosen(db);
  if (address === null)
    return noticeTopics.filter((topic) => rows.every(({ [topic]: way }) => way === 'never'));
  const own = rows.find(({ email }) => email === address);
  return own && noticeTopics.filter((topic) => own[topic] !== 'never');
}

/** Only those whose role lets them read messages. */
async function chosen(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('notice_choices')
    .innerJoin('operators', 'operators.id', 'notice_choices.operator_id')
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
