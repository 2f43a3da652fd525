/**
 * Every kind of mail and its turn: lower numbers are sent first, so that what is owed or urgent never waits behind a
 * flood of notices. `message-notice` and `response-notice` go to the team, and `digest` about what has none; `password-changed` to the operator
 * concerned, all others to the visitor: `message-acknowledgement` and `declaration-confirmation` by themselves. The mail
 * of a `message-reply` has the id of the reply it carries.
 */
export const mailTurns = {
  'declaration-confirmation': 0,
  'password-changed': 0,
  'message-reply': 1,
  'message-acknowledgement': 2,
  'message-notice': 3,
  'response-notice': 3,
  digest: 3,
} as const;

export type MailKind = keyof typeof mailTurns;
