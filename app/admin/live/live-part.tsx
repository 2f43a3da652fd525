import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { operatorClient, sessionKey } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import { listenToEvents } from './event-stream.ts';
import { setKnownDay } from './known-day.ts';
import { refresh } from './refresh.ts';
import { sendVisit, useToday } from './today-queries.ts';

/** Listens while somebody is signed in, and counts for tabs and title. Shows nothing itself. */
export default function LivePart() {
  const operator = useSession().data?.operator ?? null;
  const id = operator?.id;
  const isAllowed = operator !== null && !operator.needsSecondFactor;
  const { data: today } = useToday(isAllowed);
  const { pathname } = useLocation();
  const isAtResponses = pathname === adminPath('responses');
  const [turn, setTurn] = useState(0);
  const mayVisit = isAllowed && mayDo(operator.role, 'workInbox');

  useEffect(() => setKnownDay(isAllowed && today ? today : null), [isAllowed, today]);

  // A new password exchanges the session: the stream of the one before ends, and somebody is signed in still.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn listens anew
  useEffect(() => {
    if (!isAllowed || !id) return;
    return listenToEvents({
      onChange: refresh,
      onReopen: refresh,
      onEnd: () => {
        void operatorClient.refetchQueries({ queryKey: sessionKey }).then(() => setTurn((last) => last + 1));
      },
    });
  }, [id, isAllowed, turn]);

  // When the operator leaves as well: what came meanwhile has been seen.
  useEffect(() => {
    if (!isAtResponses || !mayVisit) return;
    const note = () => void sendVisit('responses').catch(() => {});
    note();
    return note;
  }, [isAtResponses, mayVisit]);

  return null;
}
