import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { accountPath, dashboardAfterwards } from '#app/admin/accounts/sign-in/after-sign-in.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useToday } from '#app/admin/refresh/today-queries.ts';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
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
  const { today: texts } = useWords(dashboardWords);
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

/** The first words of the three newest messages. */
function NewestMessages() {
  const { language } = useAdmin();
  const texts = useWords(dashboardWords).today.newest;
  const { data } = useQuery<MessagePage>({ queryKey: ['/api/admin/messages?limit=3'], staleTime: 0 });
  if (!data || data.messages.length === 0) return null;
  const inbox = adminPath('messages');
  return (
    <Card title={texts.title} className="newest-messages">
      <ul>
        {data.messages.map(({ id, name, email, excerpt, receivedAt, status }) => (
          <li key={id} className={status === 'new' ? 'unread' : undefined}>
            <Link to={`${inbox}?message=${id}`}>
              <span className="message-line">
                <b dir="auto">{name || email}</b>
                <time className="caption muted" dateTime={receivedAt}>
                  {momentText(language, receivedAt)}
                </time>
              </span>
              <span className="message-excerpt small muted" dir="auto">
                {excerpt}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Below the numbers, so that nothing moves when it is known that nobody is signed in. */
export function GuestOffer() {
  const { guest } = useWords(dashboardWords).today;
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
