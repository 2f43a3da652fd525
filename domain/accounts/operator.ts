import * as z from 'zod/mini';
import { judgeEmail } from '#domain/forms/email-address.ts';
import { composed } from '#domain/language/composed-text.ts';
import { judgeLine, mandatory, textField, typeCode, type Verdict } from '#domain/language/text-rules.ts';
import { leastRole, roles } from './roles.ts';

/** Differently typed addresses are the same operator. */
export function accountName(email: string): string {
  return composed(email.trim()).toLowerCase();
}

/**
 * In UTF-16 units; longer input is refused before anything else happens. Addresses: RFC 5321. 256 password characters
 * fit: none has more than four units, even decomposed.
 */
export const signInLimits = { email: 254, name: 200, password: 1024, code: 100, token: 100 } as const;

/** Sign-in does not check the form of passwords and codes. */
const secret = (limit: number) => z.string({ error: typeCode }).check(z.maxLength(limit, 'tooLong'));
const password = secret(signInLimits.password);
const token = secret(signInLimits.token);
const code = secret(signInLimits.code);
const email = textField(short(signInLimits.email, judgeEmail));
const name = textField(short(signInLimits.name, mandatory(judgeLine)));

function short(limit: number, judge: (value: string) => Verdict<string>): typeof judge {
  return (value) => (value.length > limit ? { code: 'tooLong' } : judge(value));
}

/** `code` is six digits of an authenticator app, or a recovery code. */
export const signInSchema = z.object({
  email: textField(short(signInLimits.email, mandatory(judgeLine))),
  password,
  code: z.optional(code),
});

export const forgottenPasswordSchema = z.object({ email });

/** Address and name only for the first operator; an invited one has an address. */
export const setUpSchema = z.object({
  token,
  email: z.optional(email),
  name: z.optional(name),
  password,
});

const role = z.enum(roles, { error: typeCode });

/** In form order; `password` is that of the inviting operator. */
export const invitationSchema = z.object({ name, email, role: z._default(role, leastRole), password });

export const roleChangeSchema = z.object({ role, password });
export const secondFactorRuleSchema = z.object({ isRequired: z.boolean({ error: typeCode }), password });

/** Ends other sessions by default. */
const endOtherSessions = z._default(z.boolean({ error: typeCode }), true);

export const passwordChangeSchema = z.object({
  currentPassword: password,
  newPassword: password,
  endOtherSessions,
});

/** In form order. */
export const profileSchema = z.object({ name, email, password });

export const passwordSchema = z.object({ password });
export const codeSchema = z.object({ code, endOtherSessions });
export const tokenSchema = z.object({ token });
