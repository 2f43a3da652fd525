import { useMutation, useQuery } from '@tanstack/react-query';
import { sendChange } from '#app/api-client.ts';
import type {
  AccessList,
  Colleagues,
  Invited,
  LinkAnswer,
  ListedOperator,
} from '#domain/answers/operators.ts';
import type { Role } from '#domain/roles.ts';
import { operatorClient } from './session-client.ts';

const path = '/api/admin/operators';

/** The names of those who may sign in, as far as they are known by now. */
export function useOperators() {
  return useQuery<Colleagues>({ queryKey: [path] });
}

/** A mail is on its way for seconds. */
const lookAgainMs = 3000;

/** Who may sign in and under which rules, for owners. */
export function useAccess() {
  return useQuery<AccessList>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.operators.some(({ linkMail }) => linkMail?.status === 'queued') ? lookAgainMs : false,
  });
}

export type Invitation = { name: string; email: string; role: Role; password: string };
/** Without `link` it went by mail. */
export type MadeLink = { name: string; link?: string | undefined };

/** Invites somebody. */
export function useInvitation() {
  return useMutation({
    mutationFn: async (invitation: Invitation): Promise<MadeLink> => {
      const { link } = await sendChange<Invited>('POST', path, invitation);
      return { name: invitation.name, link };
    },
    onSuccess: loadAgain,
  });
}

export type AccessAction = 'link' | 'role' | 'sessions' | 'secondFactor' | 'remove';

const places: Readonly<Record<AccessAction, string>> = {
  link: 'link',
  role: 'role',
  sessions: 'sessions',
  secondFactor: 'second-factor',
  remove: 'remove',
};

/** Changes somebody's access, for the password of who does it; gives a link if one was made and not sent. */
export function useAccessChange({ id, name }: ListedOperator) {
  return useMutation({
    mutationFn: async ({
      action,
      ...body
    }: {
      action: AccessAction;
      password: string;
      role: Role;
    }): Promise<MadeLink> => {
      const answer = await sendChange<LinkAnswer | undefined>(
        'POST',
        `${path}/${id}/${places[action]}`,
        body,
      );
      return { name, link: answer?.link };
    },
    onSuccess: loadAgain,
  });
}

/** Makes the rule that everybody needs a second factor, or lifts it. */
export function useSecondFactorRule() {
  return useMutation({
    mutationFn: (body: { isRequired: boolean; password: string }) =>
      sendChange('POST', `${path}/second-factor-rule`, body),
    onSuccess: loadAgain,
  });
}

function loadAgain(): Promise<void> {
  return operatorClient.invalidateQueries({ queryKey: [path] });
}
