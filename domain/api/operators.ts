import type { Role } from '#domain/accounts/roles.ts';
import type { MailState } from './mail.ts';
import type { OperatorFacts } from './session.ts';

export type Colleague = { readonly id: string; readonly name: string; readonly role: Role };

export type Colleagues = { readonly operators: readonly Colleague[] };

export type ListedOperator = OperatorFacts & {
  readonly isInvited: boolean;
  readonly lastSignInAt: string | null;
  readonly linkMail: MailState | null;
};

export type AccessList = {
  readonly operators: readonly ListedOperator[];
  readonly isSecondFactorRequired: boolean;
  readonly sendsMail: boolean;
};

/** If there is no mail server, only this answer has the link. */
export type LinkAnswer = { readonly sentTo?: string; readonly link?: string };

export type Invited = LinkAnswer & { readonly operator: OperatorFacts };
