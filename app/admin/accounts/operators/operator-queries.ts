import { useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { sendChange } from '#app/api-client.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { AccessList, Colleagues, Invited, LinkAnswer, ListedOperator } from '#domain/api/operators.ts';

const path = '/api/admin/operators';

export function useOperators() {
  return useQuery<Colleagues>({ queryKey: [path] });
}

export function useAccess() {
  return useQuery<AccessList>({ queryKey: [path], staleTime: 0 });
}

export type Invitation = { name: string; email: string; role: Role; password: string };
/** Without `link` it was sent by mail. */
export type MadeLink = { name: string; link?: string | undefined };

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

/** Takes the operator's own password; returns a link if one was made and not mailed. */
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
