import type { CheckResult } from '#domain/health/checks.ts';

/** The points of the launch checklist by urgency, in the order in which they are shown. */
export const checklistRanks = {
  must: ['company', 'legal', 'sessions', 'links', 'texts', 'claims', 'address', 'mail'],
  should: ['sales', 'notices', 'dns', 'secondFactor', 'backup'],
  later: ['people', 'indexing'],
} as const;

export type ChecklistRank = keyof typeof checklistRanks;

export type ChecklistItem = (typeof checklistRanks)[ChecklistRank][number];

export type Checklist = {
  readonly items: readonly {
    readonly id: ChecklistItem;
    readonly isDone: boolean;
    /** How many are open. */
    readonly count?: number;
    /** Settings that are open. */
    readonly names?: readonly string[];
    /** Settings of the machine that end it: for the administrator of the server, not for the admin area. */
    readonly machine?: readonly string[];
  }[];
  /** To set at the provider of the domain; null where no mail is sent. */
  readonly records: readonly DnsRecord[] | null;
  /** Time of the last look-up. */
  readonly lookedUpAt: string | null;
};

export type DnsRecord = {
  readonly purpose: 'spf' | 'dkim' | 'dmarc';
  readonly name: string;
  readonly value: string;
};

export type DnsLookUp = { readonly results: readonly CheckResult[]; readonly lookedUpAt: string };
