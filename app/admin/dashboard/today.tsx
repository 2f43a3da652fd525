import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { accountPath, dashboardAfterwards } from '#app/admin/accounts/sign-in/after-sign-in.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import { useToday } from '#app/admin/refresh/today-queries.ts';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';
import { Planned } from './planned.tsx';
import { StuckMailList } from './stuck-mail-list.tsx';
import { SystemCard } from './system/system-list.tsx';
import { TodoList } from './todo-list.tsx';
import { TrendCard } from './trends.tsx';

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
  const mayPublish = useMayDo()('publish');
  const { data: planned, isPending } = useOpenReleases(mayPublish);
  if (isError && !today) return <LoadFailed onRetry={() => void refetch()} />;
  // Together, so that nothing moves.
  if (!today || (mayPublish && isPending)) return null;
  const { mail } = today;
  const hasStuckMails = mail !== null && mail.failed + mail.retrying + mail.waiting > 0;
  return (
    <div className="today">
      <Card title={texts.title}>
        <TodoList today={today} />
      </Card>
      {today.inbox && <NewestMessages />}
      {today.inbox && <TrendCard />}
      {planned && <Planned planned={planned} />}
      <SystemCard today={today} />
      {hasStuckMails && <StuckMailList />}
    </div>
  );
}

/** The first words of the three newest messages. */
function NewestMessages() {
  const { language } = useAdmin();
  const texts = useWords(dashboardWords).today.newest;
  const query = useQuery<MessagePage>({ queryKey: ['/api/admin/messages?limit=3'], staleTime: 0 });
  const inbox = adminPath('messages');
  return (
    <Card title={texts.title} className="newest-messages">
      <Loaded query={query}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="muted">{texts.none}</p>
          ) : (
            <ul className="rows">
              {messages.map(({ id, name, email, excerpt, receivedAt, status }) => (
                <li key={id} className={status === 'new' ? 'unread' : undefined}>
                  <Link className="pick" to={`${inbox}?message=${id}`}>
                    <span className="message-line">
                      <b className="ellipsis" dir="auto">
                        {name || email}
                      </b>
                      <time className="caption muted" dateTime={receivedAt}>
                        {momentText(language, receivedAt)}
                      </time>
                    </span>
                    <span className="ellipsis small muted" dir="auto">
                      {excerpt}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
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
