import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { accountPath, dashboardAfterwards } from '#app/admin/accounts/sign-in/after-sign-in.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { useToday } from '#app/admin/refresh/today-queries.ts';
import { NewestMessages } from './newest-messages.tsx';
import { StuckMailList } from './stuck-mail-list.tsx';
import { SystemList } from './system-list.tsx';
import { TodoList } from './todo-list.tsx';

/** What needs somebody, for operators. */
export function TodayBlock() {
  const operator = useSession().data?.operator;
  if (!operator || operator.needsSecondFactor) return null;
  return (
    <QueryClientProvider client={operatorClient}>
      <OperatorsToday />
    </QueryClientProvider>
  );
}

function OperatorsToday() {
  const { today: texts } = useAdmin().words;
  const { data: today, isError, refetch } = useToday(true);
  if (isError && !today) return <LoadFailed onRetry={() => void refetch()} />;
  if (!today) return null;
  const { mail } = today;
  const hasStuckMails = mail !== null && mail.failed + mail.retrying + mail.waiting > 0;
  return (
    <div className="today">
      <Card title={texts.title}>
        <TodoList today={today} />
      </Card>
      <Card title={texts.system.title}>
        <SystemList today={today} />
      </Card>
      {today.inbox && <NewestMessages />}
      {hasStuckMails && <StuckMailList />}
    </div>
  );
}

/** Below the numbers, so that nothing moves when it is known that nobody is signed in. */
export function GuestOffer() {
  const { guest } = useAdmin().words.today;
  const session = useSession();
  if (!session.data || session.data.operator || session.data.entrance?.firstLink) return null;
  return (
    <p className="today-guest muted">
      {guest.text}{' '}
      <Link to={accountPath} state={dashboardAfterwards}>
        {guest.button}
      </Link>
    </p>
  );
}
