/**
 * Every kind of mail and its turn: lower numbers are sent first, so that what is owed or urgent never waits behind a
 * flood of notices. `message-notice` and `response-notice` go to the team, those after `password-changed` here to the
 * operator concerned, all others to the visitor: `message-acknowledgement` and `declaration-confirmation` by themselves.
 * The mail of a `message-reply` has the id of the reply it carries.
 */
export const mailTurns = {
  'declaration-confirmation': 0,
  'message-reply': 1,
  'message-acknowledgement': 2,
  'message-notice': 3,
  'response-notice': 3,
  'password-changed': 0,
  'new-sign-in': 0,
  'sign-in-warning': 0,
  'password-reset': 0,
  'password-reset-asked': 0,
  invitation: 0,
  'account-set-up': 0,
  'second-factor-on': 0,
  'second-factor-off': 0,
  'second-factor-taken': 0,
  'recovery-codes-renewed': 0,
  'recovery-code-used': 0,
  'role-changed': 0,
  'access-removed': 0,
} as const;

export type MailKind = keyof typeof mailTurns;

/** Those that carry a one-time link, made when the mail is. */
export const linkMailKinds = ['invitation', 'password-reset'] as const satisfies readonly MailKind[];
