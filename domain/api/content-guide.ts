import type { Language } from '#domain/language/languages.ts';

/** How a setting is typed in; `content/facts/variables.ts` has the kinds. */
export type SettingGuide = {
  readonly input: {
    readonly kind: string;
    readonly example?: string;
    readonly choices?: readonly string[];
    readonly from?: number;
    readonly to?: number;
  };
  /** Key of its name among the words of the imprint. */
  readonly legalFact?: string;
  /** The law asks for it, and it is not said. */
  readonly isMissing?: true;
  /** Whose button leads there; without a plan, that of the single session. */
  readonly link?: { readonly offering: string; readonly plan?: string };
};

/** The editor's reference beside the fields: server and browser judge a value by it. */
export type ContentGuide = {
  /** Name of each fact → as pages show it with the draft; those of offerings as `nova.price.session`. */
  readonly facts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** By variable. */
  readonly settings: Readonly<Record<string, SettingGuide>>;
  /** Ids of all offerings, to which products can be linked. */
  readonly offerings: readonly string[];
};
