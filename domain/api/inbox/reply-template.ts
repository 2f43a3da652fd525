import type { Language } from '#domain/language/languages.ts';

export type ReplyTemplate = Readonly<Record<Language, string>> & {
  readonly id: string;
  readonly title: string;
  readonly version: number;
};

/** In the order of the team. */
export type ReplyTemplates = { readonly templates: readonly ReplyTemplate[] };
