import * as z from 'zod/mini';
import { typeCode } from '#domain/language/text-rules.ts';

/** Topics of the mails to operators. */
export const noticeTopics = ['messages', 'declarations', 'responses'] as const;

export type NoticeTopic = (typeof noticeTopics)[number];

/** `digest`: one mail for each hour in which something came. */
export const noticeWays = ['now', 'digest', 'never'] as const;

export type NoticeWay = (typeof noticeWays)[number];

export type NoticeChoices = Readonly<Record<NoticeTopic, NoticeWay>>;

const way = z.enum(noticeWays, { error: typeCode });

export const noticeChoicesSchema = z.object({ messages: way, declarations: way, responses: way });
