import * as z from 'zod/mini';
import { atMost, judgeLine, judgeText, mandatory, textField, typeCode } from '#domain/language/text-rules.ts';
import { entryIdPattern, versionSchema } from '#domain/site/entry-id.ts';
import {
  bulkActions,
  messageKinds,
  messageStatuses,
  mostNamed,
  narrowings,
  responseStatuses,
} from './inbox.ts';
import { fileLimits } from './message-file.ts';
import { longestTag, mostTags } from './tags.ts';

const entryIdSchema = z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type'));

const tagSchema = textField(mandatory(atMost(longestTag, judgeLine)));

const tagsSchema = z.array(tagSchema).check(z.maxLength(mostTags, 'tooLong'));

/** Messages of a list, of its export, or of an act on all of them. A missing `status` means all but suspected ones. */
export const inboxChoiceSchema = z.object({
  status: z.optional(z.enum(messageStatuses, { error: typeCode })),
  only: z.optional(z.enum(narrowings, { error: typeCode })),
  bin: z.optional(z.literal('1', { error: typeCode })),
  kind: z.optional(z.enum(messageKinds, { error: typeCode })),
  /** An operator's id, the operator who asks, or no operator. */
  assignee: z.optional(z.union([z.enum(['me', 'none']), entryIdSchema], { error: typeCode })),
  tag: z.optional(tagSchema),
  q: z.optional(textField(atMost(200, judgeLine))),
});

export type InboxChoice = z.infer<typeof inboxChoiceSchema>;

const followUpSchema = z.nullable(z.iso.date({ error: typeCode }));

/** Omitted fields stay; `assignee` null means unassigned. `followUp` is a day. */
export const messageChangeSchema = z.object({
  version: versionSchema,
  status: z.optional(z.enum(messageStatuses, { error: typeCode })),
  assignee: z.optional(z.nullable(entryIdSchema)),
  tags: z.optional(tagsSchema),
  followUp: z.optional(followUpSchema),
});

export type MessageChange = Omit<z.infer<typeof messageChangeSchema>, 'version'>;

/** Omitted fields stay. */
export const responseChangeSchema = z.object({
  version: versionSchema,
  status: z.optional(z.enum(responseStatuses, { error: typeCode })),
  tags: z.optional(tagsSchema),
});

export type ResponseChange = Omit<z.infer<typeof responseChangeSchema>, 'version'>;

/** For messages as seen (`messages`), or a folder up to the newest one seen (`all`, `until`); `tag` and `followUp` are for their actions. */
export const bulkSchema = z.object({
  action: z.enum([...bulkActions, 'tag', 'followUp'], { error: typeCode }),
  tag: z.optional(tagSchema),
  followUp: z.optional(followUpSchema),
  messages: z.optional(
    z.array(z.object({ id: entryIdSchema, version: versionSchema })).check(z.maxLength(mostNamed)),
  ),
  all: z.optional(z.extend(inboxChoiceSchema, { until: entryIdSchema })),
});

export const bulkUndoSchema = z.object({ bulk: z.uuid({ error: typeCode }) });

export const noteSchema = z.object({ text: textField(mandatory(judgeText)) });

/** With `version` it is refused if the message has changed, so that no customer is answered twice. `done` ends the work too. */
export const replySchema = z.object({
  version: z.optional(versionSchema),
  subject: textField(mandatory(judgeLine)),
  text: textField(mandatory(judgeText)),
  quote: z._default(z.boolean({ error: typeCode }), false),
  done: z._default(z.boolean({ error: typeCode }), false),
  files: z._default(
    z.array(entryIdSchema, { error: typeCode }).check(z.maxLength(fileLimits.files, 'tooLong')),
    [],
  ),
});
