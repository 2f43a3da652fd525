import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WorstMail } from '#domain/outbox/worst-mail.ts';

/** In a list: a mail that did not arrive, or not yet. */
export function MailMark({ mail }: { mail: WorstMail | null | undefined }) {
  const { mailFailed, mailRetried } = useWords(inboxWords).messages;
  if (mail === 'failed')
    return (
      <span className="err">
        <Icon name="alert" />
        {mailFailed}
      </span>
    );
  if (mail === 'retried')
    return (
      <span className="row">
        <Icon name="clock" />
        {mailRetried}
      </span>
    );
  return null;
}
