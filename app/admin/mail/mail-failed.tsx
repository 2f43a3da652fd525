import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';

/** In a list: a mail about this entry failed for good. */
export function MailFailed() {
  const { mailFailed } = useAdmin().words.messages;
  return (
    <span className="err">
      <Icon name="alert" />
      {mailFailed}
    </span>
  );
}
