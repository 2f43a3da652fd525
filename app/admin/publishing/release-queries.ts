import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { contentKey, draftKey } from '#app/admin/content-state.ts';
import type { OpenReleases, PublishedState } from '#domain/api/release.ts';
import { releaseKey, releasesKey } from './release.ts';

const openReleasesKey = [`${releasesKey[0]}/open`] as const;

/** Changes with a release, and with what waits to be one. */
export const releaseData = [contentKey, draftKey, releaseKey, releasesKey, openReleasesKey];

export function openReleaseKey(id: string) {
  return [`${releasesKey[0]}/${id}`] as const;
}

export function useOpenReleases(isAllowed = true): UseQueryResult<OpenReleases> {
  return useQuery<OpenReleases>(
    { queryKey: openReleasesKey, enabled: isAllowed, staleTime: 0 },
    operatorClient,
  );
}

/** The published products: those of the page at first, asked for again when the window gets the focus. */
export function usePublished(handed: PublishedState): PublishedState {
  // On the server nothing may stay in the client: its next render belongs to another release.
  const isBrowser = typeof document !== 'undefined';
  const { data } = useQuery<PublishedState>(
    {
      queryKey: releaseKey,
      ...(isBrowser && { initialData: handed }),
      refetchOnWindowFocus: 'always',
      throwOnError: false,
    },
    operatorClient,
  );
  // Without it, the client does not notice that somebody returns.
  useEffect(() => {
    operatorClient.mount();
    return () => operatorClient.unmount();
  }, []);
  return data && data.version > handed.version ? data : handed;
}
