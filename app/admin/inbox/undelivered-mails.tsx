import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { MailState } from '#domain/api/mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export const deliveryId = 'message-delivery';

/** Above the text, before somebody answers to an address that does not work. */
export function UndeliveredMails({ mails }: { mails: readonly MailState[] }) {
  const { delivery } = useAdmin().words.messages;
  const failed = mails.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return (
    <div className="note bad">
      <Icon name="alert" />
      <div>
        {failed.map(({ id, lastError }) => (
          <p key={id}>
            <b>
              {delivery.acknowledgement}: {delivery.failed}
            </b>
            {lastError && ` ${fill(delivery.reason, { reason: lastError })}`}
          </p>
        ))}
        <a href={`#${deliveryId}`}>{delivery.title}</a>
      </div>
    </div>
  );
}
