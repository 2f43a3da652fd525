import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { MailMark } from '#app/admin/mail/mail-mark.tsx';
import { exactMomentText, momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import type { ListedMessage } from '#domain/api/inbox/message.ts';
import type { MailState } from '#domain/api/mail.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DueMark } from './due-mark.tsx';
import type { Folder } from './folders.ts';

/** Tags in a row. */
const mostShown = 2;

type Props = {
  message: ListedMessage;
  folder: Folder;
  isChosen: boolean;
  to: string;
  isSelected: boolean;
  onSelect: () => void;
};

export function MessageItem({ message, folder, isChosen, to, isSelected, onSelect }: Props) {
  const { words, language } = useAdmin();
  const texts = useWords(inboxWords).messages;
  const { id, reference, kind, name, receivedAt, excerpt, status, assignee, replies, tags } = message;
  const { isUnanswered, mail, confirmation } = message;
  // Beside the mark of the confirmation, which may be the mail concerned.
  const isSaid =
    confirmation === 'failed' || (mail === 'retried' && confirmation !== null && confirmation !== 'sent');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  // The folder says it, and what is open needs no word.
  const isStateShown = (status === 'done' || status === 'suspected') && folder !== status;
  return (
    <li ref={row} className={status === 'new' ? 'message-item unread' : 'message-item'}>
      <label className="message-select">
        <input type="checkbox" checked={isSelected} onChange={onSelect} />
        <span className="sr">{fill(texts.bulk.select, { name })}</span>
      </label>
      <Link
        className="pick"
        id={`message-${id}`}
        to={to}
        title={reference}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="message-line">
          <b className="ellipsis" dir="auto">
            {name}
          </b>
          <time className="caption muted" dateTime={receivedAt} title={exactMomentText(language, receivedAt)}>
            {momentText(language, receivedAt)}
          </time>
        </span>
        <span className="ellipsis small muted" dir="auto">
          {excerpt}
        </span>
        <span className="message-marks row caption">
          <span className={isStateShown ? undefined : 'sr'}>{texts.states[status]}</span>
          <span className="sr">{reference}</span>
          {isUnanswered && <b className="badge active">{words.common.newAnswer}</b>}
          {kind !== 'message' && <b>{texts.kinds[kind]}</b>}
          <UnconfirmedMark confirmation={confirmation} />
          {!isSaid && <MailMark mail={mail} />}
          <DueMark due={message.due} month="short" />
          {tags.slice(0, mostShown).map((tag) => (
            <span key={tag} className="tag" dir="auto">
              {tag}
            </span>
          ))}
          {tags.length > mostShown && (
            <span>{fill(texts.tags.more, { count: tags.length - mostShown })}</span>
          )}
          {assignee && <span>{assignee.name}</span>}
          {replies > 0 && (
            <span>{fill(plural(texts, 'replied', replies, language), { count: replies })}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

function UnconfirmedMark({ confirmation }: { confirmation: MailState['status'] | null }) {
  const { confirmation: texts } = useWords(inboxWords).messages;
  if (confirmation === null || confirmation === 'sent') return null;
  return (
    <span className="err">
      <Icon name="alert" />
      {confirmation === 'queued' ? texts.markWaiting : texts.mark}
    </span>
  );
}
