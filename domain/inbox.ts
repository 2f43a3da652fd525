import * as z from 'zod/mini';
import { declarationKinds } from './declaration.ts';
import { entryIdPattern, versionSchema } from './entry-id.ts';
import { judgeLine, judgeText, mandatory, textField, typeCode } from './text-rules.ts';

/** What became of a message so far; `suspected` is where signs of spam put it, or an operator. */
export const messageStatuses = ['new', 'open', 'done', 'suspected'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** What came: a message of the contact form, or a declaration about a contract. */
export const messageKinds = ['message', ...declarationKinds] as const;

export type MessageKind = (typeof messageKinds)[number];

/** A response is counted, or it looks like spam and is kept apart. */
export const responseStatuses = ['new', 'suspected'] as const;

export type ResponseStatus = (typeof responseStatuses)[number];

/** A change of a message: what is left out stays. `assignee` is the id of an operator, or null for nobody. */
export const messageChangeSchema = z.object({
  version: versionSchema,
  status: z.optional(z.enum(messageStatuses, { error: typeCode })),
  assignee: z.optional(z.nullable(z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type')))),
});

export type MessageChange = Omit<z.infer<typeof messageChangeSchema>, 'version'>;

export const responseChangeSchema = z.object({
  version: versionSchema,
  status: z.enum(responseStatuses, { error: typeCode }),
});

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

export type ReplyFields = z.infer<typeof replySchema>;

/** Where a message stands once it has been answered: somebody takes care of it now. */
export function statusAfterReply(status: MessageStatus): MessageStatus {
  return status === 'done' ? 'done' : 'open';
}
