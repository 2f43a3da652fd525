import type { Language } from '#domain/language/languages.ts';
import type { FieldProblem } from './content.ts';

/** Changes in a translated file; nothing is stored yet. */
export type TranslationPreview = {
  readonly from: Language;
  readonly to: Language;
  /** The release under the draft. */
  readonly version: number;
  readonly changes: readonly TranslatedText[];
  /** Texts that say the same already. */
  readonly same: number;
  /** Texts without a translation. */
  readonly empty: number;
  /** Each is refused; `row` counts the texts of the file. */
  readonly problems: readonly (FieldProblem & { readonly row: number; readonly text: string })[];
};

export type TranslatedText = {
  readonly id: string;
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** The source says something else now than in the file. */
  readonly isSourceChanged: boolean;
  /** Revision of the draft value, null if there is none. */
  readonly revision: number | null;
};

/** How many texts an export would hold. */
export type TranslationCounts = Readonly<Record<Language, { readonly open: number; readonly all: number }>>;
