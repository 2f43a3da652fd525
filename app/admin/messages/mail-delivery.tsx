import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { problemMessage } from '#app/admin/operator/problem-message.ts';
import { fill } from '#app/language/fill.ts';
import { useMessageChange } from './message-queries.ts';
import type { MailState } from './message-types.ts';

type Props = { messageId: string; mail: MailState; label: string };

/** How far a mail has come, the reason where it failed, and another try. */
export function MailDelivery({ messageId, mail, label }: Props) {
  const { words, language, notify } = useAdmin();
  const change = useMessageChange(messageId);
  const texts = words.messages.delivery;

  function retry() {
    change.mutate(
      { method: 'POST', to: `/mails/${mail.id}/retry` },
      {
        onSuccess: () => notify(texts.retried),
        onError: (error) => notify(problemMessage(words.errors, error)),
      },
    );
  }

  return (
    <div className="mail-delivery small">
      <p>
        {label}: {state()}
      </p>
      {mail.lastError && mail.status !== 'sent' && (
        <p className="muted">{fill(texts.reason, { reason: mail.lastError })}</p>
      )}
      {mail.status === 'failed' && (
        <button className="btn line sm" type="button" disabled={change.isPending} onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );

  function state(): string {
    const time = (moment: string) => ({ time: momentText(language, moment) });
    if (mail.status === 'failed') return texts.failed;
    if (mail.status === 'sent') return fill(texts.sent, time(mail.sentAt ?? mail.createdAt));
    return mail.lastError ? fill(texts.retrying, time(mail.dueAt)) : fill(texts.queued, time(mail.createdAt));
  }
}
