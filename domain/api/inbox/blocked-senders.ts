import * as z from 'zod/mini';
import { judgeEmail } from '#domain/forms/email-address.ts';
import { textField } from '#domain/language/text-rules.ts';

export type BlockedSender = { readonly id: string; readonly email: string; readonly blockedAt: string };

/** The newest come first. */
export type BlockedSenders = { readonly senders: readonly BlockedSender[] };

export const blockedSenderSchema = z.object({ email: textField(judgeEmail) });
