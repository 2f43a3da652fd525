import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { both, Loaded } from '#app/admin/controls/loaded.tsx';
import { DueMark } from '#app/admin/inbox/due-mark.tsx';
import { changeMessage, useMessage } from '#app/admin/inbox/message-queries.ts';
import { useMessageDrafts } from '#app/admin/inbox/reply/draft-state.tsx';
import { ReplyForm } from '#app/admin/inbox/reply/reply-form.tsx';
import { MailDelivery } from '#app/admin/mail/mail-delivery.tsx';
import { exactMomentText, momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { chartsWords } from '#content/admin/charts.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MessageDrafts } from '#domain/api/inbox/draft.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { MailState } from '#domain/api/mail.ts';
import { originLabel } from '#domain/figures/sources.ts';
import { FetchError } from '#domain/health/fetch-error.ts';
import { isLanguage, languageName } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DeclarationFacts, MissingConfirmation, NextStep } from './declaration.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageNotes } from './message-notes.tsx';
import { MessageReplies } from './message-replies.tsx';
import { MessageState } from './message-state.tsx';
import { SuspectedReasons } from './suspected-reasons.tsx';

type Props = {
  id: string;
  backTo: string;
  /** It was marked as done or spam, moved to the bin, or done with a reply. */
  onSorted: () => void;
};

export default function MessageDetail({ id, backTo, onSorted }: Props) {
  const query = useMessage(id);
  const drafts = useMessageDrafts(id);
  const texts = useWords(inboxWords).messages.detail;
  const isGone = query.error instanceof FetchError && query.error.status === 404;
  return (
    <article className="message card">
      <Link className="btn line sm message-back" to={backTo}>
        {texts.back}
      </Link>
      {isGone ? (
        <p role="alert">{texts.gone}</p>
      ) : (
        <Loaded query={both(query, drafts)}>
          {([message, own]) => <Content message={message} drafts={own} onSorted={onSorted} />}
        </Loaded>
      )}
    </article>
  );
}

type ContentProps = Pick<Props, 'onSorted'> & { message: WholeMessage; drafts: MessageDrafts };

function Content({ message, drafts, onSorted }: ContentProps) {
  const { language } = useAdmin();
  const { messages, person } = useWords(inboxWords);
  const { origin } = useWords(chartsWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { detail, delivery } = messages;
  const others = message.others.length;
  const othersTitle = fill(plural(messages, 'others', others, language), { count: others });

  useEffect(() => heading.current?.focus(), []);

  // The button that was pressed is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [message.status, message.deletedAt]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} dir="auto">
        {message.name}
      </h2>
      <p className="message-from row small muted">
        <a className="text-act" href={`mailto:${message.email}`}>
          {message.email}
        </a>
        {message.company && <span dir="auto">{message.company}</span>}
        <time dateTime={message.receivedAt} title={exactMomentText(language, message.receivedAt)}>
          {momentText(language, message.receivedAt)}
        </time>
        <span className="num">{message.reference}</span>
        <DueMark due={message.due} />
        {others > 0 && (
          <a className="text-act" href={`#${othersId}`}>
            {othersTitle}
          </a>
        )}
        <Link className="text-act" to={`/admin/person?message=${message.id}`}>
          {person.link}
        </Link>
      </p>
      <UndeliveredMails mails={message.answers} />
      <SuspectedReasons message={message} />
      <MissingConfirmation message={message} />
      <NextStep message={message} />
      {message.kind === 'message' ? (
        <p className="message-text box" dir="auto" lang={message.language ?? undefined}>
          <LinkedText>{message.message}</LinkedText>
        </p>
      ) : (
        <DeclarationFacts message={message} />
      )}
      <MessageReplies message={message} />
      <MessageActs message={message} onSorted={onSorted} />
      <MessageState message={message} />
      <ReplyForm message={message} drafts={drafts} onDone={onSorted} />
      <MessageNotes message={message} drafts={drafts} />
      {others > 0 && <Others title={othersTitle} others={message.others} />}
      <section id={deliveryId} className="group">
        <h3>{delivery.title}</h3>
        {message.answers.map((mail) => delivered(mail, delivery.acknowledgement))}
        {message.noAcknowledgement && (
          <p className="small">
            {fill(delivery.noAcknowledgement, {
              reason: delivery.noAcknowledgementWhy[message.noAcknowledgement],
            })}
          </p>
        )}
        {message.notices.map((mail) => delivered(mail, delivery.notice))}
        <p className="small muted">
          {detail.language}:{' '}
          {isLanguage(message.language) ? languageName(message.language, language) : detail.noLanguage}
        </p>
        {message.cameFrom && (
          <p className="small muted">
            {origin.label}: {originLabel(message.cameFrom, origin)}
          </p>
        )}
      </section>
    </>
  );

  function delivered(mail: MailState, label: string) {
    return (
      <MailDelivery
        key={mail.id}
        mail={mail}
        label={label}
        retry={() => changeMessage('POST', `${message.id}/mails/${mail.id}/retry`)}
      />
    );
  }
}

/**
 * Web addresses stay text, so that a stranger's page is not opened by accident. The part before an @ is read from its
 * beginning alone, or a long word would take quadratic time.
 */
const linkable = /((?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|((?:\+|\b0)\d[\d /()-]{5,18}\d)/g;

/** Text in which e-mail addresses and telephone numbers are links. */
export function LinkedText({ children: text }: { children: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const { 0: found, 1: address, index } of text.matchAll(linkable)) {
    const target = address ? `mailto:${address}` : `tel:${found.replaceAll(/[^\d+]/g, '')}`;
    parts.push(
      text.slice(end, index),
      <a key={index} href={target}>
        {found}
      </a>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}

const deliveryId = 'message-delivery';

/** A warning above the text: replies to this address have failed. */
function UndeliveredMails({ mails }: { mails: readonly MailState[] }) {
  const { delivery } = useWords(inboxWords).messages;
  const failed = mails.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return (
    <Note kind="bad">
      <div>
        {failed.map(({ id, lastError }) => (
          <p key={id}>
            <b>
              {delivery.acknowledgement}: {delivery.failed}
            </b>
            {lastError && ` ${fill(delivery.reason, { reason: lastError })}`}
          </p>
        ))}
        <a href={`#${deliveryId}`}>{delivery.title}</a>
      </div>
    </Note>
  );
}

const othersId = 'message-others';

/** What else came from the same address. */
function Others({ title, others }: { title: string; others: WholeMessage['others'] }) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages;
  return (
    <section id={othersId} className="group">
      <h3>{title}</h3>
      <ul className="group">
        {others.map(({ id, reference, kind, receivedAt, status, excerpt }) => (
          <li key={id} className="lines">
            <Link className="text-act" to={`?message=${id}`}>
              {kind === 'message' ? reference : `${texts.kinds[kind]} ${reference}`}
            </Link>
            <span className="clip small muted" dir="auto">
              {excerpt}
            </span>
            <span className="caption muted">
              {momentText(language, receivedAt)} · {texts.states[status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
