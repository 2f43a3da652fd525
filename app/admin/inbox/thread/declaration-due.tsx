import { useAdmin } from '#app/admin/admin-context.ts';
import type { ListedMessage } from '#domain/api/inbox/message.ts';
import { refundDay } from '#domain/forms/declaration-deadline.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Declared = Pick<ListedMessage, 'kind' | 'receivedAt' | 'status'>;

/** The day that the law sets, as long as there is something to do. */
export function DeclarationDue({ message }: { message: Declared }) {
  const { words, language } = useAdmin();
  const day = dueDay(message);
  if (day === null) return null;
  return <b className="due">{fill(words.messages.due.mark, { day: dayInWords(language, day) })}</b>;
}

/** What to do next with a declaration, and by when. */
export function NextStep({ message }: { message: Declared }) {
  const { words, language } = useAdmin();
  const { kind, status } = message;
  if (kind === 'message' || status === 'done' || status === 'suspected') return null;
  const day = dueDay(message);
  return (
    <div className="note">
      <div>
        <b>{words.messages.due.title}</b>
        <p>{fill(words.messages.due[kind], { day: day === null ? '' : dayInWords(language, day) })}</p>
      </div>
    </div>
  );
}

function dueDay({ kind, receivedAt, status }: Declared): string | null {
  return kind === 'message' || status === 'done' ? null : refundDay(kind, receivedAt);
}
