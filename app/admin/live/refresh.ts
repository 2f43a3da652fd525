import { operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { type ChangeKind, changeKinds } from '#domain/publishing/change-kinds.ts';
import { onceSessionStands } from './session-change.ts';

/** Beginnings of the addresses whose answers such a change may alter. Long lists look at their first page only. */
const touched: Readonly<Record<ChangeKind, readonly string[]>> = {
  messages: ['/api/admin/messages', 'newest'],
  responses: ['/api/admin/responses'],
  mail: [
    '/api/admin/messages/',
    'newest',
    '/api/admin/responses',
    '/api/admin/mails',
    '/api/admin/operators',
  ],
  publications: ['/api/admin/publication', '/api/admin/content', '/api/admin/plans'],
  content: ['/api/admin/content'],
  operators: ['/api/admin/operators', sessionKey[0]],
  audit: ['/api/admin/audit'],
};

/** Lists of messages have a query of their own for what is new (`newest`). */
const wholeList = '/api/admin/messages';

/** Looks again at what is in view and may have changed; the rest when it comes into view. */
export function refresh(kinds: readonly ChangeKind[] = changeKinds): void {
  const beginnings = ['/api/admin/today', ...kinds.flatMap((kind) => touched[kind])];
  onceSessionStands(
    () =>
      void operatorClient.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          first !== wholeList && beginnings.some((beginning) => String(first).startsWith(beginning)),
      }),
  );
}
