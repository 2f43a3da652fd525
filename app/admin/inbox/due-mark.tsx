import { useAdmin } from '#app/admin/admin-context.ts';
import { weekdayText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { Due } from '#domain/inbox/due.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** When a message must be dealt with. */
export function DueMark({ due, month = 'long' }: { due: Due | null; month?: 'long' | 'short' }) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.due;
  if (!due) return null;
  const { reason, day, state } = due;
  const text = fill(texts[reason][state], { day: weekdayText(language, day, month) });
  if (state === 'later') return <span>{text}</span>;
  return (
    <span className="err">
      <Icon name="clock" />
      {text}
    </span>
  );
}
