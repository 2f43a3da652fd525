import * as z from 'zod/mini';
import { composed } from './composed-text.ts';
import { judgeEmail } from './email-address.ts';
import { leastRole, roles } from './roles.ts';
import { judgeLine, mandatory, textField, typeCode } from './text-rules.ts';

/** How an operator's address is spelled in the store: whoever types it differently is the same operator. */
export function accountName(email: string): string {
  return composed(email.trim()).toLowerCase();
}

/** Passwords and codes are taken as they are; nobody checks their form at sign-in. */
const secret = z.string({ error: typeCode });

/** What sign-in takes. `code` is six digits of an authenticator app or a recovery code. */
export const signInSchema = z.object({
  email: textField(mandatory(judgeLine)),
  password: secret,
  code: z.optional(secret),
});

/** What a one-time link takes. Address and name are those of the first operator; an invited one has an address. */
export const setUpSchema = z.object({
  token: secret,
  email: z.optional(textField(judgeEmail)),
  name: z.optional(textField(mandatory(judgeLine))),
  password: secret,
});

const role = z.enum(roles, { error: typeCode });

/** What inviting an operator takes, in the order of the form; the password is that of who invites. */
export const invitationSchema = z.object({
  name: textField(mandatory(judgeLine)),
  email: textField(judgeEmail),
  role: z._default(role, leastRole),
  password: secret,
});

/** What another role takes, and the rule that everybody needs a second factor. */
export const roleChangeSchema = z.object({ role, password: secret });
export const secondFactorRuleSchema = z.object({
  isRequired: z.boolean({ error: typeCode }),
  password: secret,
});

/** What changing the password takes; other sessions end unless told otherwise. */
export const passwordChangeSchema = z.object({
  currentPassword: secret,
  newPassword: secret,
  endOtherSessions: z._default(z.boolean({ error: typeCode }), true),
});

export const passwordSchema = z.object({ password: secret });
/** What turning the second factor on takes; other sessions end unless told otherwise. */
export const codeSchema = z.object({
  code: secret,
  endOtherSessions: z._default(z.boolean({ error: typeCode }), true),
});
export const tokenSchema = z.object({ token: secret });
