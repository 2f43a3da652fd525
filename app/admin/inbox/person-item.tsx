import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { exactMomentText, momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { PersonEntry } from '#domain/api/person.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DueMark } from './due-mark.tsx';
import { WrittenText } from './thread/message-replies.tsx';

/** One entry of a person's history, with the way to where it belongs. */
export function PersonItem({ entry }: { entry: PersonEntry }) {
  const { language } = useAdmin();
  const { person: texts } = useWords(inboxWords);
  const { id, at, kind, message, text } = entry;
  const to =
    message === null
      ? `${adminPath('responses')}?response=${id}`
      : `${adminPath('messages')}?message=${message}`;
  return (
    <li className={isTheirs(kind) ? 'incoming answer box lines' : 'box lines'}>
      <p className="caption muted">
        <Link to={to}>{fill(texts.kinds[kind], { name: 'author' in entry ? entry.author : '' })}</Link> ·{' '}
        <time dateTime={at} title={exactMomentText(language, at)}>
          {momentText(language, at)}
        </time>
        <Facts entry={entry} />
      </p>
      {'subject' in entry && entry.subject && (
        <p dir="auto">
          <b>{entry.subject}</b>
        </p>
      )}
      {text && <WrittenText text={text} />}
    </li>
  );
}

function Facts({ entry }: { entry: PersonEntry }) {
  const { messages, person: texts } = useWords(inboxWords);
  switch (entry.kind) {
    case 'message':
    case 'withdrawal':
    case 'cancellation':
      return (
        <>
          {` · ${messages.states[entry.status]}`}
          {entry.isBinned && ` · ${texts.binned}`}
          {entry.due && ' · '}
          <DueMark due={entry.due} />
        </>
      );
    case 'response':
      return ` · ${fill(texts.rating, { rating: entry.rating })}`;
    case 'message-acknowledgement':
    case 'declaration-confirmation':
      return ` · ${texts.mails[entry.status]}`;
    default:
      return null;
  }
}

function isTheirs(kind: PersonEntry['kind']): boolean {
  return ['message', 'withdrawal', 'cancellation', 'incoming', 'response'].includes(kind);
}
