import * as z from 'zod/mini';
import { declarationKinds } from './declaration.ts';
import { entryIdPattern, versionSchema } from './entry-id.ts';
import { atMost, judgeLine, judgeText, mandatory, textField, typeCode } from './text-rules.ts';

/** What became of a message so far; `suspected` is where signs of spam put it, or an operator. */
export const messageStatuses = ['new', 'open', 'done', 'suspected'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** What the spam filter learns from a message. */
export type Lesson = 'spam' | 'wanted';

/** What is learned when somebody moves a message: what they take care of, or take out of the suspected, is wanted. */
export function lessonOf(from: MessageStatus, to: MessageStatus): Lesson | undefined {
  if (to === 'suspected') return 'spam';
  return from === 'suspected' || to !== 'new' ? 'wanted' : undefined;
}

/** What came: a message of the contact form, or a declaration about a contract. */
export const messageKinds = ['message', ...declarationKinds] as const;

export type MessageKind = (typeof messageKinds)[number];

/** A response is counted, or it looks like spam and is kept apart. */
export const responseStatuses = ['new', 'suspected'] as const;

export type ResponseStatus = (typeof responseStatuses)[number];

const entryIdSchema = z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type'));

/** Parts of the inbox across its states: declarations about contracts, and those of them not confirmed yet. */
export const narrowings = ['declaration', 'unconfirmed'] as const;

export type Narrowing = (typeof narrowings)[number];

/** A change of a message: what is left out stays. `assignee` is the id of an operator, or null for nobody. */
export const messageChangeSchema = z.object({
  version: versionSchema,
  status: z.optional(z.enum(messageStatuses, { error: typeCode })),
  assignee: z.optional(z.nullable(entryIdSchema)),
});

export type MessageChange = Omit<z.infer<typeof messageChangeSchema>, 'version'>;

export const responseChangeSchema = z.object({
  version: versionSchema,
  status: z.enum(responseStatuses, { error: typeCode }),
});

/** What was thrown away is kept so long, in case it was a mistake. */
export const binDays = 30;

/** What can be done to many messages at once. */
export const bulkActions = ['spam', 'notSpam', 'done', 'delete', 'restore'] as const;

export type BulkAction = (typeof bulkActions)[number];

/** The messages of one page; more are meant by their folder. */
export const mostNamed = 500;

/**
 * One action for messages as somebody saw them (`messages`), or for all of a folder up to the newest that was seen
 * (`all`, `until`).
 */
export const bulkSchema = z.object({
  action: z.enum(bulkActions, { error: typeCode }),
  messages: z.optional(
    z.array(z.object({ id: entryIdSchema, version: versionSchema })).check(z.maxLength(mostNamed)),
  ),
  all: z.optional(
    z.object({
      status: z.optional(z.enum(messageStatuses, { error: typeCode })),
      only: z.optional(z.enum(narrowings, { error: typeCode })),
      isBinned: z.optional(z.boolean({ error: typeCode })),
      search: z.optional(textField(atMost(200, judgeLine))),
      until: entryIdSchema,
    }),
  ),
});

/** Takes back what a bulk action did. */
export const bulkUndoSchema = z.object({ bulk: z.uuid({ error: typeCode }) });

/** A remark for the team alone. */
export const noteSchema = z.object({ text: textField(mandatory(judgeText)) });

/**
 * An answer by e-mail. With `version` it is refused if somebody has changed the message meanwhile, so that nobody is
 * answered twice. `quote` adds the message that is answered.
 */
export const replySchema = z.object({
  version: z.optional(versionSchema),
  subject: textField(mandatory(judgeLine)),
  text: textField(mandatory(judgeText)),
  quote: z._default(z.boolean({ error: typeCode }), false),
});

/** Where a message stands once it has been answered: somebody takes care of it now. */
export function statusAfterReply(status: MessageStatus): MessageStatus {
  return status === 'done' ? 'done' : 'open';
}
