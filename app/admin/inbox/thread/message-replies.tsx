import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import type { MessageReply, WholeMessage } from '#domain/api/inbox/message.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FileList } from './file-list.tsx';
import { IncomingMailItem } from './incoming-mail.tsx';
import { MessageMail } from './message-mail.tsx';
import { threadOf } from './thread.ts';

/** Replies of the team and what came back by mail. */
export function MessageReplies({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { reply: texts, delivery } = words.messages;
  const thread = threadOf(message);
  if (thread.length === 0) return null;
  return (
    <section>
      <h3>{texts.history}</h3>
      <ol className="written">
        {thread.map((entry) =>
          'reply' in entry ? (
            ownReply(entry.reply)
          ) : (
            <IncomingMailItem key={entry.mail.id} message={message} mail={entry.mail} />
          ),
        )}
      </ol>
    </section>
  );

  function ownReply({ id, author, createdAt, subject, text, mail, files }: MessageReply) {
    return (
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
    );
  }
}
