import * as z from 'zod/mini';
import {
  judgeLine,
  judgeText,
  mandatory,
  optionalTextField,
  textField,
} from '#domain/language/text-rules.ts';
import { judgeEmail } from './email-address.ts';

/** FORM-1: no length limits. Trims, normalises to NFC and drops unknown keys. */
export const supportMessageSchema = z.object({
  name: textField(mandatory(judgeLine)),
  email: textField(judgeEmail),
  company: optionalTextField(judgeLine),
  message: textField(mandatory(judgeText)),
});

export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** In form order; storage, lists, mails and exports derive from it. */
export const messageFields = Object.keys(supportMessageSchema.shape) as readonly (keyof SupportMessage)[];
