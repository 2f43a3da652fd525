import * as z from 'zod/mini';
import { type FieldCode, textField, typeCode } from '#domain/language/text-rules.ts';
import { versionSchema } from '#domain/site/entry-id.ts';

export const draftKinds = ['reply', 'note'] as const;

export type DraftKind = (typeof draftKinds)[number];

/** Kept as typed, blanks included, but for what no database stores: half characters and NUL. */
const typedText = textField((text) => ({ value: text.toWellFormed().replaceAll('\0', '') }));

/** `seen`: the last entry of the thread that the operator had before them. */
const replyDraftSchema = z.object({
  subject: typedText,
  text: typedText,
  quote: z.boolean({ error: typeCode }),
  seen: z.string({ error: typeCode }).check(z.maxLength(64, 'tooLong' satisfies FieldCode)),
  version: z.optional(versionSchema),
});

const noteDraftSchema = z.object({ text: typedText });

export const draftSchemas = { reply: replyDraftSchema, note: noteDraftSchema } as const;

export type ReplyDraft = Readonly<z.infer<typeof replyDraftSchema>>;
export type NoteDraft = Readonly<z.infer<typeof noteDraftSchema>>;
