import { useMessageChange } from '#app/admin/inbox/message-queries.ts';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import type { MailState } from '#domain/api/mail.ts';

type Props = { messageId: string; mail: MailState; label: string };

export function MessageMail({ messageId, mail, label }: Props) {
  const change = useMessageChange(messageId);
  return (
    <MailDelivery
      mail={mail}
      label={label}
      isRetrying={change.isPending}
      onRetry={(outcome) => change.mutate({ method: 'POST', to: `/mails/${mail.id}/retry` }, outcome)}
    />
  );
}
