import * as z from 'zod/mini';
import { judgeEmail } from '#domain/forms/email-address.ts';
import { languages } from '#domain/language/languages.ts';
import { textField, typeCode } from '#domain/language/text-rules.ts';
import { entryIdPattern } from './entry-id.ts';

/** More than one person ever sends, few enough for one transaction. */
const mostRecords = 2000;

const ids = z
  .array(z.string({ error: typeCode }).check(z.regex(entryIdPattern, 'type')))
  .check(z.maxLength(mostRecords, 'tooLong'));

const named = {
  email: z.optional(textField(judgeEmail)),
  messages: ids,
  responses: ids,
};

export const personFormats = ['html', 'json'] as const;

export type PersonFormat = (typeof personFormats)[number];

export const personExportSchema = z.object({
  ...named,
  format: z.enum(personFormats, { error: typeCode }),
  language: z.enum(languages, { error: typeCode }),
});

export const personErasureSchema = z.object(named);
