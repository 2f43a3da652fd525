import { useMutation, useQuery } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { sendChange } from '#app/api-client.ts';
import type { CheckAnswer } from '#domain/api/checks.ts';
import type { StuckMails, TestMailAnswer } from '#domain/api/mail.ts';
import type { Today } from '#domain/api/today.ts';
import type { Language } from '#domain/language/languages.ts';

const todayPath = '/api/admin/today';
const mailsPath = '/api/admin/mails';

export function useToday(isSignedIn: boolean) {
  return useQuery<Today>(
    {
      queryKey: [todayPath],
      enabled: isSignedIn,
      staleTime: 0,
    },
    operatorClient,
  );
}

export async function sendVisit(section: 'responses'): Promise<void> {
  await sendChange('POST', `${todayPath}/visits`, { section });
  await operatorClient.invalidateQueries({ queryKey: [todayPath] });
}

export function useStuckMails() {
  return useQuery<StuckMails>({ queryKey: [mailsPath], staleTime: 0 });
}

/** `to` is below the mails: `/retry`, `/<id>/retry` or `/<id>/dismiss`. */
export function useMailAct() {
  return useMutation({
    mutationFn: (to: string) => sendChange<StuckMails>('POST', mailsPath + to),
    onSuccess: (mails) => operatorClient.setQueryData<StuckMails>([mailsPath], mails),
    onSettled: () => operatorClient.invalidateQueries({ queryKey: [todayPath] }),
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: (language: Language) => sendChange<TestMailAnswer>('POST', `${mailsPath}/test`, { language }),
  });
}

export function useAllChecks() {
  return useMutation({
    mutationFn: (language: Language) => sendChange<CheckAnswer>('POST', '/api/admin/checks', { language }),
  });
}
