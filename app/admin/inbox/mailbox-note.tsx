import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { MailboxState } from '#domain/api/incoming-mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Whether customers' answers arrive here; nothing where no mailbox is set up. */
export function MailboxNote() {
  const { words, language } = useAdmin();
  const texts = words.messages.mailbox;
  const { data } = useQuery<MailboxState>({
    queryKey: ['/api/admin/mailbox'],
    staleTime: 0,
  });
  if (!data?.isOn) return null;
  const { readAt, lastError, leftAlone, refused } = data;
  if (lastError !== null)
    return (
      <p className="note bad">
        <Icon name="alert" />
        {fill(texts.failed, { reason: lastError })}
      </p>
    );
  if (readAt === null) return null;
  return (
    <>
      <p className="caption muted">
        {fill(texts.read, { time: momentText(language, readAt) })}{' '}
        {leftAlone > 0 && fill(texts.leftAlone, { count: leftAlone })}
      </p>
      {refused.map(({ at, from, subject, reason }) => (
        <p key={`${at} ${subject}`} className="note bad">
          <Icon name="alert" />
          {fill(texts.refused, { subject, name: from, time: momentText(language, at), reason })}
        </p>
      ))}
    </>
  );
}
