/**
 * Lower numbers are sent first, so that owed or urgent mail never waits behind a flood of notices. A `message-reply` has the
 * id of its reply.
 */
export const mailPriority = {
  'declaration-confirmation': 0,
  'message-reply': 1,
  'message-acknowledgement': 2,
  'message-notice': 3,
  'answer-notice': 3,
  'response-notice': 3,
  digest: 3,
  'first-access': 0,
  'password-changed': 0,
  'new-sign-in': 0,
  'sign-in-warning': 0,
  'password-reset': 0,
  'password-reset-asked': 0,
  'password-forgotten': 0,
  invitation: 0,
  'account-set-up': 0,
  'second-factor-on': 0,
  'second-factor-off': 0,
  'second-factor-taken': 0,
  'recovery-codes-renewed': 0,
  'recovery-code-used': 0,
  'role-changed': 0,
  'access-removed': 0,
  'operator-added': 0,
  'address-to-confirm': 0,
  'address-changed': 0,
  trouble: 0,
  'release-to-approve': 0,
  'release-published': 0,
  'release-failed': 0,
  'release-cancelled': 0,
} as const;

export type MailKind = keyof typeof mailPriority;

/** Sent to a visitor by the site itself. */
export const answerKinds = [
  'message-acknowledgement',
  'declaration-confirmation',
] as const satisfies readonly MailKind[];

export type AnswerKind = (typeof answerKinds)[number];

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return (answerKinds as readonly MailKind[]).includes(kind);
}

/** Made by an owner for another operator; the owner sees whether it arrived. */
export const givenLinkKinds = ['invitation', 'password-reset'] as const satisfies readonly MailKind[];

/** The link is made when the mail is composed. */
export const linkMailKinds = [
  ...givenLinkKinds,
  'first-access',
  'password-forgotten',
  'address-to-confirm',
] as const satisfies readonly MailKind[];

export type LinkMailKind = (typeof linkMailKinds)[number];

export type LinkToMail = {
  mailId: string;
  kind: LinkMailKind;
  recipient: string;
  operatorId: string | undefined;
};

/** `held`: sent only when an operator decides so. */
export type MailStatus = 'queued' | 'held' | 'sent' | 'failed';

/** `suspected`: as spam. `address`: unsuitable for automatic mail. `network`, `mailbox`: its limit is reached. */
export type HoldReason = 'suspected' | 'address' | 'network' | 'mailbox';
