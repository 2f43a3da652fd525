import type { Role } from '#domain/roles.ts';

/** An operator without the secrets. */
export type OperatorFacts = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly hasSecondFactor: boolean;
};

/** The operator who is signed in. */
export type SignedInOperator = OperatorFacts & {
  /** Has to set one up before anything else. */
  readonly needsSecondFactor: boolean;
};

/** Who is signed in; without `session` nobody. */
export type CurrentSession = {
  readonly operator: SignedInOperator | null;
  readonly session?: {
    readonly id: string;
    readonly createdAt: string;
    readonly endsAt: string;
    /** The password was typed a short while ago: what asks for it may be done. */
    readonly isConfirmed: boolean;
  };
};

export type SignedIn = { readonly operator: SignedInOperator };

/** Null where signing in takes a second factor too. */
export type SetUpDone = { readonly operator: SignedInOperator | null };

/** What a one-time link is for. */
export type LinkPurpose =
  | { readonly purpose: 'first' }
  | { readonly purpose: 'invited' | 'reset'; readonly email: string; readonly name: string };

/** The sessions of an operator. */
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

/** What an authenticator app needs; `qrCode` is a data URL. */
export type NewSecret = { readonly secret: string; readonly address: string; readonly qrCode: string };

export type NewRecoveryCodes = { readonly recoveryCodes: readonly string[] };
