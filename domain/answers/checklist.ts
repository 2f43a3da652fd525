import type { CheckResult } from '#domain/checks.ts';

/** What has to be done before a site goes public, in the order in which it is shown. */
export const checklistItems = [
  'address',
  'company',
  'legal',
  'links',
  'texts',
  'claims',
  'sessions',
  'sales',
  'people',
  'mail',
  'dns',
  'secondFactor',
  'backup',
  'indexing',
] as const;

export type ChecklistItem = (typeof checklistItems)[number];

export type Checklist = {
  readonly items: readonly {
    readonly id: ChecklistItem;
    readonly isDone: boolean;
    /** How many are open. */
    readonly count?: number;
    /** Settings that are open. */
    readonly names?: readonly string[];
  }[];
  /** To set at the provider of the domain; null where no mail is sent. */
  readonly records: readonly DnsRecord[] | null;
  /** The last time somebody looked. */
  readonly lookedUpAt: string | null;
};

export type DnsRecord = {
  readonly purpose: 'spf' | 'dkim' | 'dmarc';
  readonly name: string;
  readonly value: string;
};

export type DnsLookUp = { readonly results: readonly CheckResult[]; readonly lookedUpAt: string };
