import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { fetchAnswer, sendChange } from '#app/api-client.ts';
import type { ContentField, ContentState, DraftAnswer, DraftPatch } from '#domain/api/content.ts';
import type { ContentCheckAnswer } from '#domain/api/content-checks.ts';
import type { ContentGuide } from '#domain/api/content-guide.ts';

export const contentKey = ['/api/admin/content'] as const;

const [path] = contentKey;

/** Words and facts, live and in the draft; for operators who may publish. */
export function useContentState(isAllowed = true): UseQueryResult<ContentState> {
  return useQuery<ContentState>(
    {
      queryKey: contentKey,
      queryFn: fetchContent,
      enabled: isAllowed,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    },
    operatorClient,
  );
}

export const draftKey = [`${path}/draft`] as const;

/** The changed fields and those of all products; for operators who may publish. */
export function useDraftState(isAllowed: boolean): UseQueryResult<ContentState> {
  return useQuery<ContentState>(
    {
      queryKey: draftKey,
      enabled: isAllowed,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      throwOnError: false,
    },
    operatorClient,
  );
}

export const guideKey = [`${path}/guide`] as const;

/** The facts and settings that fields name, with the draft; for operators who may publish. */
export function useContentGuide(isAllowed = true): UseQueryResult<ContentGuide> {
  return useQuery<ContentGuide>({ queryKey: guideKey, enabled: isAllowed, staleTime: 0 }, operatorClient);
}

/** Returns the problems of the draft at this revision, and until they arrive those of the one before. Without a revision it asks nothing. */
export function useContentChecks(revision: number | undefined): UseQueryResult<ContentCheckAnswer> {
  return useQuery<ContentCheckAnswer>(
    {
      queryKey: [...contentKey, 'checks', revision],
      queryFn: () => fetchAnswer<ContentCheckAnswer>(`${path}/checks`),
      enabled: revision !== undefined,
      placeholderData: keepPreviousData,
    },
    operatorClient,
  );
}

export async function sendDraftPatch(order: DraftPatch): Promise<DraftAnswer> {
  return await sendChange<DraftAnswer>('PATCH', `${path}/draft`, order);
}

export async function invalidateContent(): Promise<void> {
  await Promise.all([contentKey, draftKey].map((queryKey) => operatorClient.invalidateQueries({ queryKey })));
}

/** All fields are a megabyte; once they are here, those of the draft are enough. */
async function fetchContent(): Promise<ContentState> {
  const known = operatorClient.getQueryData<ContentState>(contentKey);
  const draft = { queryKey: draftKey, staleTime: 0 };
  const renewed = known && withNewDraft(known, await operatorClient.fetchQuery<ContentState>(draft));
  return renewed ?? (await fetchAnswer<ContentState>(path));
}

/** Undefined if a draft alone does not say what the fields are: after a release, or when items come and go. */
export function withNewDraft(known: ContentState, draft: ContentState): ContentState | undefined {
  const hasOrder = [...known.fields, ...draft.fields].some((field) => field.kind === 'order' && field.draft);
  if (known.version !== draft.version || hasOrder) return undefined;
  const drafted = new Map(draft.fields.map((field) => [field.id, field]));
  return { ...draft, fields: known.fields.map((field) => drafted.get(field.id) ?? withoutDraft(field)) };
}

function withoutDraft(field: ContentField): ContentField {
  if (!field.draft) return field;
  const { draft, ...rest } = field;
  return rest;
}
