import * as z from 'zod/mini';
import { composed } from './composed-text.ts';
import { judgeEmail } from './email-address.ts';
import { leastRole, roles } from './roles.ts';
import { judgeLine, mandatory, textField, typeCode, type Verdict } from './text-rules.ts';

/** How an operator's address is spelled in the store: whoever types it differently is the same operator. */
export function accountName(email: string): string {
  return composed(email.trim()).toLowerCase();
}

/**
 * What strangers may send is refused by its length before anything else is done with it; in UTF-16 units. An address
 * has at most 254 characters (RFC 5321). 256 characters of a password fit however they are composed: none has more
 * than four units, in Unicode's decomposed form either.
 */
export const signInLimits = { email: 254, name: 200, password: 1024, code: 100, token: 100 } as const;

/** Passwords and codes are taken as they are; nobody checks their form at sign-in. */
const secret = (limit: number) => z.string({ error: typeCode }).check(z.maxLength(limit, 'tooLong'));
const password = secret(signInLimits.password);
const token = secret(signInLimits.token);
const code = secret(signInLimits.code);
const email = textField(short(signInLimits.email, judgeEmail));
const name = textField(short(signInLimits.name, mandatory(judgeLine)));

function short(limit: number, judge: (value: string) => Verdict<string>): typeof judge {
  return (value) => (value.length > limit ? { code: 'tooLong' } : judge(value));
}

/** What sign-in takes. `code` is six digits of an authenticator app or a recovery code. */
export const signInSchema = z.object({
  email: textField(short(signInLimits.email, mandatory(judgeLine))),
  password,
  code: z.optional(code),
});

/** What a one-time link takes. Address and name are those of the first operator; an invited one has an address. */
export const setUpSchema = z.object({
  token,
  email: z.optional(email),
  name: z.optional(name),
  password,
});

const role = z.enum(roles, { error: typeCode });

/** What inviting an operator takes, in the order of the form; the password is that of who invites. */
export const invitationSchema = z.object({ name, email, role: z._default(role, leastRole), password });

/** What another role takes, and the rule that everybody needs a second factor. */
export const roleChangeSchema = z.object({ role, password });
export const secondFactorRuleSchema = z.object({ isRequired: z.boolean({ error: typeCode }), password });

/** What changing the password takes; other sessions end unless told otherwise. */
export const passwordChangeSchema = z.object({
  currentPassword: password,
  newPassword: password,
  endOtherSessions: z._default(z.boolean({ error: typeCode }), true),
});

export const passwordSchema = z.object({ password });
/** What turning the second factor on takes; other sessions end unless told otherwise. */
export const codeSchema = z.object({
  code,
  endOtherSessions: z._default(z.boolean({ error: typeCode }), true),
});
export const tokenSchema = z.object({ token });
