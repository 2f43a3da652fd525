import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { fill } from '#app/words/fill.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { FileList } from './file-list.tsx';
import { MessageMail } from './message-mail.tsx';

export function MessageReplies({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { reply: texts, delivery } = words.messages;
  if (message.replies.length === 0) return null;
  return (
    <section>
      <h3>{texts.history}</h3>
      <ol className="written">
        {message.replies.map(({ id, author, createdAt, subject, text, mail, files }) => (
          <li key={id}>
            <p className="caption muted">
              {fill(texts.by, { operator: author.name, time: momentText(language, createdAt) })}
            </p>
            <p>
              <b>{subject}</b>
            </p>
            <p className="written-text" dir="auto">
              {text}
            </p>
            <FileList messageId={message.id} files={files} />
            {mail && <MessageMail messageId={message.id} mail={mail} label={delivery.reply} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
