import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { Alarm } from '#app/admin/dashboard/system/alarm.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import { setBadgeCounts } from './badge-counts.ts';
import { keepRefreshing } from './refresh-queries.ts';
import { sendVisit, useToday } from './today-queries.ts';

/** Keeps queries fresh while an operator is signed in, and counts for tabs and title. Shows what is in trouble. */
export default function RefreshPart() {
  const operator = useSession().data?.operator ?? null;
  const isAllowed = operator !== null && !operator.needsSecondFactor;
  const { data: today } = useToday(isAllowed);
  const { pathname } = useLocation();
  const isAtResponses = pathname === adminPath('responses');
  const mayVisit = isAllowed && mayDo(operator.role, 'workInbox');

  useEffect(() => setBadgeCounts(isAllowed && today ? today : null), [isAllowed, today]);

  useEffect(() => (isAllowed ? keepRefreshing() : undefined), [isAllowed]);

  // Noted again on leaving: the responses that came in between have been seen.
  useEffect(() => {
    if (!isAtResponses || !mayVisit) return;
    const note = () => void sendVisit('responses').catch(() => {});
    note();
    return note;
  }, [isAtResponses, mayVisit]);

  return <Alarm today={isAllowed ? today : undefined} />;
}
