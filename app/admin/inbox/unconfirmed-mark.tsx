import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { MailState } from '#domain/api/mail.ts';

export function UnconfirmedMark({ confirmation }: { confirmation: MailState['status'] | null }) {
  const { words } = useAdmin();
  const { confirmation: texts } = words.messages;
  if (confirmation === null || confirmation === 'sent') return null;
  return (
    <span className="err">
      <Icon name="alert" />
      {confirmation === 'queued' ? texts.markWaiting : texts.mark}
    </span>
  );
}
