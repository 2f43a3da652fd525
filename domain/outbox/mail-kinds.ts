/** To operators, about access to the admin area and the state of the site. Their words are under the same name in the content (`mail.access`). */
export const accessMailKinds = [
  'first-access',
  'password-changed',
  'new-sign-in',
  'sign-in-warning',
  'password-reset',
  'password-reset-asked',
  'password-forgotten',
  'invitation',
  'account-set-up',
  'second-factor-on',
  'second-factor-off',
  'second-factor-taken',
  'recovery-codes-renewed',
  'recovery-code-used',
  'role-changed',
  'access-removed',
  'operator-added',
  'address-to-confirm',
  'address-changed',
  'trouble',
  'release-to-approve',
  'release-published',
  'release-failed',
  'release-cancelled',
] as const;

export type AccessMailKind = (typeof accessMailKinds)[number];

export function isAccessMailKind(kind: string): kind is AccessMailKind {
  return (accessMailKinds as readonly string[]).includes(kind);
}

/** Queued once for each recipient of the team. */
export const noticeKinds = ['message-notice', 'response-notice', 'answer-notice'] as const;

/** A `message-reply` has the id of its reply. */
export type MailKind =
  | AccessMailKind
  | AnswerKind
  | (typeof noticeKinds)[number]
  | 'message-reply'
  | 'digest'
  | 'weekly-figures';

const laterTurns: Partial<Record<MailKind, number>> = {
  'message-reply': 1,
  'message-acknowledgement': 2,
  'message-notice': 3,
  'answer-notice': 3,
  'response-notice': 3,
  digest: 3,
  'weekly-figures': 3,
};

/** Lower numbers are sent first, so that owed or urgent mail never waits behind a flood of notices. */
export function turnOf(kind: MailKind): number {
  return laterTurns[kind] ?? 0;
}

/** Sent to a visitor by the site itself. */
const answerKinds = ['message-acknowledgement', 'declaration-confirmation'] as const;

export type AnswerKind = (typeof answerKinds)[number];

export function isAnswerKind(kind: MailKind): kind is AnswerKind {
  return (answerKinds as readonly MailKind[]).includes(kind);
}

/** Made by an owner for another operator; the owner sees whether it arrived. */
export const givenLinkKinds = ['invitation', 'password-reset'] as const satisfies readonly AccessMailKind[];

/** The link is made when the mail is composed. */
export const linkMailKinds = [
  ...givenLinkKinds,
  'first-access',
  'password-forgotten',
  'address-to-confirm',
] as const satisfies readonly AccessMailKind[];

export type LinkMailKind = (typeof linkMailKinds)[number];

export function isLinkMailKind(kind: MailKind): kind is LinkMailKind {
  return (linkMailKinds as readonly MailKind[]).includes(kind);
}

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

/** Why a message has no acknowledgement. `noMail`: no mail server; `off`: in the settings; `hour`: the limit of all networks. */
export type NoAcknowledgement = HoldReason | 'noMail' | 'off' | 'hour';
