import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Shown if no mail server is configured. */
export function MailOff() {
  const { delivery } = useAdmin().words.messages;
  return (
    <p className="note">
      <Icon name="alert" />
      {delivery.off}
    </p>
  );
}
