import type { CheckState, FindingCode } from '#domain/health/checks.ts';

/** What the checks of the server found, in words of the language asked for. */
export type CheckAnswer = {
  readonly results: readonly {
    readonly state: CheckState;
    readonly code: FindingCode;
    readonly name: string;
    readonly found: string;
    readonly todo: string | null;
  }[];
};
