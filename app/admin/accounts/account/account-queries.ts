import { useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { sendChange } from '#app/api-client.ts';
import type { OwnSessions, ProfileChanged, SecondFactorState } from '#domain/api/session.ts';

const sessionsPath = '/api/admin/sessions';
const totpPath = '/api/admin/totp';

export function useSessions() {
  return useQuery<OwnSessions>({ queryKey: [sessionsPath], staleTime: 0 });
}

/** Ends one session by id, or without an id all but the current one. */
export function useSessionEnd() {
  return useMutation({
    mutationFn: (id?: string) => sendChange('DELETE', id ? `${sessionsPath}/${id}` : sessionsPath),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: [sessionsPath] }),
  });
}

export type PasswordChange = { currentPassword: string; newPassword: string; endOtherSessions: boolean };

export function usePasswordChange() {
  return useMutation({
    mutationFn: (change: PasswordChange) => sendChange('POST', '/api/admin/password', change),
    onSuccess: () => operatorClient.invalidateQueries({ queryKey: [sessionsPath] }),
  });
}

export type Profile = { name: string; email: string; password: string };

export function useProfileChange() {
  return useMutation({
    mutationFn: (profile: Profile) => sendChange<ProfileChanged>('POST', '/api/admin/profile', profile),
    onSuccess: () => operatorClient.invalidateQueries({ queryKey: sessionKey }),
  });
}

export function useSecondFactor() {
  return useQuery<SecondFactorState>({ queryKey: [totpPath], staleTime: 0 });
}

/** '' returns a new secret; '/confirm' takes a code, all other steps the password. */
export function useSecondFactorStep<Answer>(step: '' | '/confirm' | '/recovery-codes' | '/disable') {
  return useMutation({
    mutationFn: (body: { password: string } | { code: string; endOtherSessions: boolean }) =>
      sendChange<Answer>('POST', `${totpPath}${step}`, body),
    // Permissions may depend on the second factor, and sessions may have ended.
    onSettled: () =>
      Promise.all(
        [[totpPath], [sessionsPath], sessionKey].map((queryKey) =>
          operatorClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
