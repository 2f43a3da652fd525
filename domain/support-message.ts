import * as z from 'zod/mini';
import { judgeEmail } from './email-address.ts';
import { judgeLine, judgeText, mandatory, optionalTextField, textField } from './text-rules.ts';

/**
 * The support form (spec 1 §3, §5): name, email and message are required, company is optional, no length limits.
 * Texts come out trimmed and in NFC; unknown keys are left out. Refusals are codes, see `fieldErrors`.
 */
export const supportMessageSchema = z.object({
  name: textField(mandatory(judgeLine)),
  email: textField(judgeEmail),
  company: optionalTextField(judgeLine),
  message: textField(mandatory(judgeText)),
});

export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** Its fields in the order of the form: what stores, lists, mails or exports all of them derives from this. */
export const messageFields = Object.keys(supportMessageSchema.shape) as readonly (keyof SupportMessage)[];
