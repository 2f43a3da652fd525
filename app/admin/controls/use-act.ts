import { useMutation } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';

type Options<Body, Answer> = {
  send: (body: Body) => Promise<Answer>;
  /** Called with the answer; a text that it returns is shown as a toast. */
  done?: ((answer: Answer, body: Body) => string | undefined) | ((answer: Answer, body: Body) => void);
  /** `toast` shows the reason in a toast. */
  failed?: 'toast' | ((error: Error) => void);
  /** Beginnings of the query keys that are asked again, whether it succeeded or not. */
  refetch?: readonly (readonly unknown[])[];
  /** Acts of this name wait for each other. */
  queue?: string;
};

/** Something an operator does: it is sent, reported if it succeeded, and the data it changed is requested again. */
export function useAct<Body = void, Answer = unknown>({
  send,
  done,
  failed,
  refetch = [],
  queue,
}: Options<Body, Answer>) {
  const { words, notify } = useAdmin();
  const reasonOf = (error: Error) => problemMessage(words.errors, error);
  const act = useMutation(
    {
      mutationFn: send,
      ...(queue && { scope: { id: queue } }),
      onSuccess(answer, body) {
        const text = done?.(answer, body);
        if (text) notify(text);
      },
      onError: failed === 'toast' ? (error) => notify(reasonOf(error)) : failed,
      onSettled: () => Promise.all(refetch.map((queryKey) => operatorClient.invalidateQueries({ queryKey }))),
    },
    operatorClient,
  );
  return {
    run: act.mutate,
    runAsync: act.mutateAsync,
    isRunning: act.isPending,
    error: act.error,
    /** The reason in words, if it failed. */
    problem: act.error ? reasonOf(act.error) : undefined,
    answer: act.data,
    reset: act.reset,
  };
}
