import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Says why mails wait where no mail server is set up. */
export function MailOff() {
  const { delivery } = useAdmin().words.messages;
  return (
    <p className="note">
      <Icon name="alert" />
      {delivery.off}
    </p>
  );
}
