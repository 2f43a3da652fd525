import type { Written } from './stale-text.ts';

/** One field that says something else than the files. */
export type StoredEdit = Written & {
  readonly value: unknown;
  /** The default when it was written. */
  readonly basedOn: unknown;
  /** Id of the operator. */
  readonly by: string;
};

/** By field: a path in the tree of `content/edits/fields.ts`, `order.<path of a list>` or `setting.<variable>`. */
export type StoredEdits = Readonly<Record<string, StoredEdit>>;

/** A field as an operator wants it next; without `value` as the files have it. */
export type DraftedField = {
  readonly id: string;
  readonly value?: unknown;
  /** The default when it was written. */
  readonly basedOn?: unknown;
  readonly revision: number;
  readonly by: string;
  readonly at: string;
};
