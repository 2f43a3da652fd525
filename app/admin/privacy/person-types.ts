import type { ListedResponse } from '#app/admin/responses/response-types.ts';

type Kept = { readonly id: string };

/** What /api/admin/privacy answers, as far as the screen reads it; the exported file holds all of it. */
export type FoundPerson = {
  readonly exportedAt: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly messages: readonly (Kept & {
    readonly notes: readonly Kept[];
    readonly replies: readonly Kept[];
    readonly mails: readonly (Kept & { readonly status: string })[];
  })[];
  readonly responses: readonly ListedResponse[];
};

export type Erased = Readonly<Record<'messages' | 'replies' | 'notes' | 'mails' | 'responses', number>>;
