import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import type { MessagePage } from '#domain/api/inbox/message.ts';

/** The first words of the three newest messages. */
export function NewestMessages() {
  const { words, language } = useAdmin();
  const texts = words.today.newest;
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
