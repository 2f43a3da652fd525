import type { KeptResponse } from './response.ts';

type Kept = { readonly id: string };

/** Only the parts that the screen reads; the exported file holds everything stored. */
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

/** `mails` counts those not sent yet. */
export type Erased = Record<'messages' | 'replies' | 'notes' | 'mails' | 'responses', number>;

export type ErasedPerson = { readonly erased: Erased };
