import type { CheckState, FindingCode } from '#domain/health/checks.ts';

/** The findings of the server's checks, in the requested language. */
export type CheckAnswer = {
  readonly results: readonly {
    readonly state: CheckState;
    readonly code: FindingCode;
    readonly name: string;
    readonly found: string;
    readonly todo: string | null;
  }[];
};
