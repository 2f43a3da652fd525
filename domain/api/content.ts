import type { EditProblem } from '#domain/publishing/edited-text.ts';
import type { Written } from '#domain/publishing/stale-text.ts';

/** Said by an operator. `name` is null for a removed operator. */
type Signed = { readonly by: { readonly id: string; readonly name: string | null }; readonly at: string };

/** `basedOn` is the default at that time, null if there was none; only if it has changed since: an operator has to choose. */
export type LiveValue = Signed & Written & { readonly value: unknown; readonly basedOn?: unknown };

/** A missing `value` restores the default. */
export type DraftValue = Signed & {
  readonly value?: unknown;
  readonly basedOn?: unknown;
  readonly revision: number;
};

export type Field = {
  /** `de.nova.hero.title`, `offering.nova.single.price`, `order.nova.faq.items`, `setting.CONTACT_EMAIL` */
  readonly id: string;
  readonly kind: FieldKind;
  /** Undefined: the files say nothing. */
  readonly defaultValue: unknown;
  /** Set by an environment variable: shown, not editable. */
  readonly isLocked?: true;
  /** Id of the item of a list that must stay. */
  readonly kept?: string;
};

export type ContentField = Field & { readonly live?: LiveValue; readonly draft?: DraftValue };

/** All fields in page order. */
export type ContentState = {
  /** The release that is the base of the draft. */
  readonly version: number;
  /** Grows with each change of the draft. */
  readonly revision: number;
  readonly fields: readonly ContentField[];
};

/**
 * `revision` is that of the draft value that was seen, null if there was none. Without `value` the field goes back to what the
 * files say, with `isDiscarded` to what visitors see.
 */
export type FieldChange = {
  readonly id: string;
  readonly value?: unknown;
  readonly isDiscarded?: true;
  readonly revision: number | null;
};

/** `version` is that of the release which was live when the fields were read. */
export type DraftPatch = { readonly version: number; readonly changes: readonly FieldChange[] };

export type FieldProblem = EditProblem & { readonly id: string };

/** Fields are stored one by one: a conflict or a problem in one keeps no other from being stored. */
export type DraftAnswer = {
  readonly version: number;
  readonly revision: number;
  readonly stored: readonly ContentField[];
  /** The fields as another operator left them. */
  readonly conflicts: readonly ContentField[];
  readonly problems: readonly FieldProblem[];
};

/** Kinds of facts; `judgeFact` has the rules of each. */
export type FactKind = 'name' | 'number' | 'price' | 'mark' | 'availability' | 'use' | 'figure' | 'day';

export type FieldKind = 'text' | FactKind | 'order' | 'setting' | 'product';
