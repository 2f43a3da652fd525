import type { Role } from '#domain/accounts/roles.ts';
import type { NoticeChoices } from '#domain/outbox/notice-choice.ts';

export type OperatorFacts = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
};

export type SignedInOperator = OperatorFacts & {
  readonly needsSecondFactor: boolean;
};

/** Facts that the sign-in form shows before the sign-in. */
export type Entrance = {
  /** Only while there is no operator: where the link for the first one is, beside the output of the start. */
  readonly firstLink?: 'mailed' | 'printed';
  /** False without a mail server. */
  readonly mailsLinks: boolean;
};

/** `session` is missing if no operator is signed in. */
export type CurrentSession = {
  readonly operator: SignedInOperator | null;
  readonly entrance?: Entrance;
  readonly session?: {
    readonly id: string;
    readonly createdAt: string;
    readonly endsAt: string;
    /** The password was typed less than `confirmationMs` ago. */
    readonly isConfirmed: boolean;
  };
};

export type SignedIn = { readonly operator: SignedInOperator };

/** `sentTo` if the new address has to be confirmed first. */
export type ProfileChanged = { readonly operator: SignedInOperator; readonly sentTo?: string };

/** Null before the first choice. */
/** `team`: the address that gets the mails without another recipient. */
export type OwnNotices = { readonly choices: NoticeChoices | null; readonly team: string };

export type AddressConfirmed = { readonly email: string };

/** Null if signing in also takes a second factor. */
export type SetUpDone = { readonly operator: SignedInOperator | null };

export type LinkPurpose =
  | { readonly purpose: 'first' }
  | { readonly purpose: 'invited' | 'reset'; readonly email: string; readonly name: string }
  /** The link confirms the new `email` and sets no password. */
  | { readonly purpose: 'address'; readonly email: string; readonly name: string };

/** The only facts that a used link reveals. */
export type LinkUsed = { readonly usedAt: string };

export type OwnSessions = {
  readonly sessions: readonly {
    readonly id: string;
    readonly createdAt: string;
    readonly lastSeenAt: string;
    readonly endsAt: string;
    readonly userAgent: string;
    readonly isCurrent: boolean;
  }[];
};

export type SecondFactorState = { readonly isEnabled: boolean; readonly recoveryCodesLeft: number };

/** `qrCode` is a data URL. */
export type NewSecret = { readonly secret: string; readonly address: string; readonly qrCode: string };

export type NewRecoveryCodes = { readonly recoveryCodes: readonly string[] };
