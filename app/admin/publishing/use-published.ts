import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { releaseKey } from './release.ts';

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
