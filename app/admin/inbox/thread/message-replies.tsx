import { useAdmin } from '#app/admin/admin-context.ts';
import { changeMessage } from '#app/admin/inbox/message-queries.ts';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { IncomingMail } from '#domain/api/inbox/incoming-mail.ts';
import type { MessageReply, WholeMessage } from '#domain/api/inbox/message.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FileList } from './file-list.tsx';

/** Replies of the team and emails that came back, in the order of time. */
function threadOf({ replies, incoming }: WholeMessage): (MessageReply | IncomingMail)[] {
  return [...replies, ...incoming].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** What a reply answers: if it is another one when the reply is sent, somebody has written meanwhile. */
export function lastEntryOf(message: WholeMessage): string {
  // Machines do not change what there is to answer.
  const last = threadOf(message).findLast((entry) => !('kind' in entry && entry.kind === 'automatic'));
  return last?.id ?? message.id;
}

export function MessageReplies({ message }: { message: WholeMessage }) {
  const { reply: texts } = useWords(inboxWords).messages;
  const thread = threadOf(message);
  if (thread.length === 0) return null;
  return (
    <section className="group">
      <h3>{texts.history}</h3>
      <ol className="written group">
        {thread.map((entry) =>
          'kind' in entry ? (
            <IncomingItem key={entry.id} message={message} mail={entry} />
          ) : (
            <ReplyItem key={entry.id} message={message} reply={entry} />
          ),
        )}
      </ol>
    </section>
  );
}

function ReplyItem({ message: { id }, reply }: { message: WholeMessage; reply: MessageReply }) {
  const { language } = useAdmin();
  const { reply: texts, delivery } = useWords(inboxWords).messages;
  const { author, createdAt, subject, text, mail, files } = reply;
  return (
    <li className="box lines">
      <p className="caption muted">
        {fill(texts.by, { operator: author.name, time: momentText(language, createdAt) })}
      </p>
      <p>
        <b>{subject}</b>
      </p>
      <WrittenText text={text} />
      <FileList messageId={id} files={files} />
      {mail && (
        <MailDelivery
          mail={mail}
          label={delivery.reply}
          retry={() => changeMessage('POST', `${id}/mails/${mail.id}/retry`)}
        />
      )}
    </li>
  );
}

/** Text only, whatever the mail was made of. */
function IncomingItem({ message, mail }: { message: WholeMessage; mail: IncomingMail }) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.incoming;
  const { from, kind, leftOut } = mail;
  const { written, quoted } = splitQuote(mail.text);
  const isOtherAddress =
    kind !== 'team' && kind !== 'report' && from.address.toLowerCase() !== message.email.toLowerCase();
  const notes = [
    isOtherAddress && fill(mail.claimsTeam ? texts.colleague : texts.otherAddress, { address: from.address }),
    leftOut.isSealed && texts.sealed,
    leftOut.isUnreadable && texts.unreadable,
    leftOut.isCut && texts.cut,
    leftOut.files.length > 0 && fill(texts.leftOut, { label: leftOut.files.join(', ') }),
  ].filter((note) => note !== false);
  return (
    <li className={`incoming ${kind} box lines`}>
      <p className="caption muted">
        {fill(texts.by[kind], {
          name: from.name || from.address,
          time: momentText(language, mail.createdAt),
        })}
      </p>
      <p dir="auto">
        <b>{mail.subject}</b>
      </p>
      {kind === 'automatic' ? (
        <Folded label={texts.show} text={mail.text} />
      ) : (
        <>
          {written && <WrittenText text={written} />}
          {quoted && <Folded label={texts.quoted} text={quoted} />}
        </>
      )}
      <FileList messageId={message.id} files={mail.files} />
      {notes.map((note) => (
        <p key={note} className="row small">
          <Icon name="alert" />
          {note}
        </p>
      ))}
    </li>
  );
}

function Folded({ label, text }: { label: string; text: string }) {
  return (
    <details className="small">
      <summary>{label}</summary>
      <WrittenText text={text} />
    </details>
  );
}

/** As typed, with its lines. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className="written-text" dir="auto">
      {text}
    </p>
  );
}
