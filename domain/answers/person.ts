import type { KeptResponse } from './response.ts';

type Kept = { readonly id: string };

/** Everything that is stored about a person, as far as the screen reads it; the exported file holds all of it. */
export type FoundPerson = {
  readonly exportedAt: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly messages: readonly (Kept & {
    readonly notes: readonly Kept[];
    readonly replies: readonly Kept[];
    readonly mails: readonly (Kept & { readonly status: string })[];
  })[];
  readonly responses: readonly KeptResponse[];
};

/** How many of each were erased; `mails` counts those that were still to be sent. */
export type Erased = Record<'messages' | 'replies' | 'notes' | 'mails' | 'responses', number>;

export type ErasedPerson = { readonly erased: Erased };
