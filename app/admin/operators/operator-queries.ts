import { useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/operator/operator-client.ts';
import { sendChange } from '#app/api-client.ts';

const path = '/api/admin/operators';

/** Somebody who may sign in, as the API gives them. */
export type ListedOperator = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  /** Has not chosen a password yet. */
  readonly isInvited: boolean;
  readonly lastSignInAt: string | null;
};

/** Who may sign in. `isFresh` asks the server again; where only names are shown, what is known by now will do. */
export function useOperators({ isFresh = false } = {}) {
  return useQuery<{ operators: ListedOperator[] }>({
    queryKey: [path],
    ...(isFresh && { staleTime: 0 }),
  });
}

export type Invitation = { name: string; email: string; password: string };
export type MadeLink = { name: string; link: string };

/** Invites somebody; gives the one-time link. */
export function useInvitation() {
  return useMutation({
    mutationFn: async (invitation: Invitation): Promise<MadeLink> => {
      const { link } = await sendChange<{ link: string }>('POST', path, invitation);
      return { name: invitation.name, link };
    },
    onSuccess: () => operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}

/** Makes a new link for somebody (`link`), or takes their access away (`remove`). */
export function useAccessChange({ id, name }: ListedOperator, deed: 'link' | 'remove') {
  return useMutation({
    mutationFn: async (password: string): Promise<MadeLink> => {
      const answer = await sendChange<{ link: string } | undefined>('POST', `${path}/${id}/${deed}`, {
        password,
      });
      return { name, link: answer?.link ?? '' };
    },
    onSuccess: () => operatorClient.invalidateQueries({ queryKey: [path] }),
  });
}
