import { useMutation, useQuery } from '@tanstack/react-query';
import { sendChange } from '#app/api-client.ts';
import type { OwnSessions, SecondFactorState } from '#domain/answers/session.ts';
import { operatorClient, sessionKey } from './session-client.ts';

const sessionsPath = '/api/admin/sessions';
const totpPath = '/api/admin/totp';

/** The sessions of the signed-in operator. */
export function useSessions() {
  return useQuery<OwnSessions>({ queryKey: [sessionsPath], staleTime: 0 });
}

/** Ends a session by its id, or (without one) all but the present one. */
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

/** Whether the second factor is on, and how many recovery codes are left. */
export function useSecondFactor() {
  return useQuery<SecondFactorState>({ queryKey: [totpPath], staleTime: 0 });
}

/**
 * The steps around the second factor by their place under the API: '' gives a new secret for the password, '/confirm'
 * turns it on with a code, '/recovery-codes' and '/disable' take the password.
 */
export function useSecondFactorStep<Answer>(step: '' | '/confirm' | '/recovery-codes' | '/disable') {
  return useMutation({
    mutationFn: (body: { password: string } | { code: string; endOtherSessions: boolean }) =>
      sendChange<Answer>('POST', `${totpPath}${step}`, body),
    // What may be done may hang on it, and sessions may have ended.
    onSettled: () =>
      Promise.all(
        [[totpPath], [sessionsPath], sessionKey].map((queryKey) =>
          operatorClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
