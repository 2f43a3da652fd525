import type { Language } from '#domain/languages.ts';

/** What the editor of content knows beside the fields. */
export type ContentGuide = {
  /** Name of each fact → as pages show it with the draft; those of offerings as `nova.price.session`. */
  readonly facts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Beginnings of the ids of texts that somebody has to confirm. */
  readonly toApprove: readonly string[];
};
