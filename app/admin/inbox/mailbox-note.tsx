import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MailboxState } from '#domain/api/inbox/incoming-mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Whether customers' answers arrive here; nothing where no mailbox is set up. */
export function MailboxNote() {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.mailbox;
  const { data } = useQuery<MailboxState>({ queryKey: ['/api/admin/mailbox'], staleTime: 0 });
  if (!data?.isOn) return null;
  const { readAt, lastError, leftAlone, refused } = data;
  if (lastError !== null) return <Note kind="bad">{fill(texts.failed, { reason: lastError })}</Note>;
  if (readAt === null) return null;
  return (
    <>
      <p className="caption muted">
        {fill(texts.read, { time: momentText(language, readAt) })}{' '}
        {leftAlone > 0 && fill(texts.leftAlone, { count: leftAlone })}
      </p>
      {refused.map(({ at, from, subject, reason }) => (
        <Note key={`${at} ${subject}`} kind="bad">
          {fill(texts.refused, { subject, name: from, time: momentText(language, at), reason })}
        </Note>
      ))}
    </>
  );
}
