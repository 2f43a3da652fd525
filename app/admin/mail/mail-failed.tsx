import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';

export function MailFailed() {
  const { mailFailed } = useAdmin().words.messages;
  return (
    <span className="err">
      <Icon name="alert" />
      {mailFailed}
    </span>
  );
}
