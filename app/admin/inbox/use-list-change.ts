import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAct } from '#app/admin/controls/use-act.ts';
import { sendChange } from '#app/api-client.ts';

type Change = { method: 'POST' | 'PATCH' | 'DELETE'; to?: string; body?: object };

/** Changes a list of the team that the server answers with as a whole. */
export function useListChange<List>(path: string, failed?: 'toast') {
  return useAct({
    async send({ method, to = '', body }: Change) {
      try {
        operatorClient.setQueryData([path], await sendChange<List>(method, path + to, body));
      } catch (error) {
        // A colleague may have changed or deleted it.
        void operatorClient.invalidateQueries({ queryKey: [path] });
        throw error;
      }
    },
    ...(failed && { failed }),
  });
}
