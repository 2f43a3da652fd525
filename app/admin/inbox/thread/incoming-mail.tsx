import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IncomingMail } from '#domain/api/inbox/incoming-mail.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { FileList } from './file-list.tsx';

type Props = { message: WholeMessage; mail: IncomingMail };

/** Text only, whatever the mail was made of. */
export function IncomingMailItem({ message, mail }: Props) {
  const { words, language } = useAdmin();
  const texts = words.messages.incoming;
  const { from, kind, leftOut } = mail;
  const { written, quoted } = splitQuote(mail.text);
  const isOtherAddress =
    kind !== 'team' && kind !== 'report' && from.address.toLowerCase() !== message.email.toLowerCase();
  const notes = [
    ...(isOtherAddress
      ? [fill(mail.claimsTeam ? texts.colleague : texts.otherAddress, { address: from.address })]
      : []),
    ...(leftOut.isSealed ? [texts.sealed] : []),
    ...(leftOut.isUnreadable ? [texts.unreadable] : []),
    ...(leftOut.isCut ? [texts.cut] : []),
    ...(leftOut.files.length > 0 ? [fill(texts.leftOut, { label: leftOut.files.join(', ') })] : []),
  ];
  return (
    <li className={`incoming ${kind}`}>
      <p className="caption muted">
        {fill(texts.by[kind], {
          name: from.name || from.address,
          time: momentText(language, mail.createdAt),
        })}
      </p>
      <p dir="auto">
        <b>{mail.subject}</b>
      </p>
      {kind === 'automatic' ? folded(texts.show, mail.text) : text(written)}
      {kind !== 'automatic' && quoted && folded(texts.quoted, quoted)}
      <FileList messageId={message.id} files={mail.files} />
      {notes.map((note) => (
        <p key={note} className="small incoming-note">
          <Icon name="alert" />
          {note}
        </p>
      ))}
    </li>
  );

  function text(content: string) {
    return (
      content && (
        <p className="written-text" dir="auto">
          {content}
        </p>
      )
    );
  }

  function folded(label: string, content: string) {
    return (
      <details className="small">
        <summary>{label}</summary>
        {text(content)}
      </details>
    );
  }
}
