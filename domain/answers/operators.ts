import type { Role } from '#domain/roles.ts';
import type { MailState } from './mail.ts';
import type { OperatorFacts } from './session.ts';

/** What everybody may know of an operator. */
export type Colleague = { readonly id: string; readonly name: string; readonly role: Role };

export type Colleagues = { readonly operators: readonly Colleague[] };

/** Somebody who may sign in, as owners see them. */
export type ListedOperator = OperatorFacts & {
  /** Has not chosen a password yet. */
  readonly isInvited: boolean;
  readonly lastSignInAt: string | null;
  /** The mail with a one-time link that was not used yet. */
  readonly linkMail: MailState | null;
};

/** Who may sign in and under which rules, for owners. */
export type AccessList = {
  readonly operators: readonly ListedOperator[];
  readonly isSecondFactorRequired: boolean;
  readonly sendsMail: boolean;
};

/** Where a new one-time link is: in a mail, or (without a mail server) in this answer and nowhere else. */
export type LinkAnswer = { readonly sentTo?: string; readonly link?: string };

export type Invited = LinkAnswer & { readonly operator: OperatorFacts };
