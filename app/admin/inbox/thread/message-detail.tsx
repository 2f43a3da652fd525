import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { useMessage } from '#app/admin/inbox/message-queries.ts';
import { ReplyForm } from '#app/admin/inbox/reply/reply-form.tsx';
import { useMessageDrafts } from '#app/admin/inbox/reply/use-message-drafts.ts';
import { exactMomentText, momentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { MailState } from '#domain/api/mail.ts';
import type { DeclarationKind } from '#domain/forms/declaration.ts';
import { FetchError } from '#domain/health/fetch-error.ts';
import { isLanguage, languageName } from '#domain/language/languages.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { NextStep } from './declaration-due.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageMail } from './message-mail.tsx';
import { MessageNotes } from './message-notes.tsx';
import { MessageOthers, othersId, othersTitle } from './message-others.tsx';
import { MessageReplies } from './message-replies.tsx';
import { MessageState } from './message-state.tsx';
import { MissingConfirmation } from './missing-confirmation.tsx';
import { SuspectedReasons } from './suspected-reasons.tsx';

export function MessageDetail({ id, backTo }: { id: string; backTo: string }) {
  const { words } = useAdmin();
  const { data: message, error, isPending, refetch } = useMessage(id);
  const texts = words.messages;
  const isGone = error instanceof FetchError && error.status === 404;
  return (
    <article className="message card">
      <Link className="btn line sm message-back" to={backTo}>
        {texts.detail.back}
      </Link>
      {isPending && (
        <p className="muted" role="status">
          {words.common.loading}
        </p>
      )}
      {isGone && <p role="alert">{texts.detail.gone}</p>}
      {error && !isGone && !message && <LoadFailed onRetry={() => void refetch()} />}
      {message && !isGone && <Content message={message} />}
    </article>
  );
}

function Content({ message }: { message: WholeMessage }) {
  const { words, language } = useAdmin();
  const drafts = useMessageDrafts(message.id).data;
  const heading = useRef<HTMLHeadingElement>(null);
  const { detail, delivery } = words.messages;

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
      <p className="message-from small muted">
        <a href={`mailto:${message.email}`}>{message.email}</a>
        {message.company && <span dir="auto">{message.company}</span>}
        <time dateTime={message.receivedAt} title={exactMomentText(language, message.receivedAt)}>
          {momentText(language, message.receivedAt)}
        </time>
        <span className="num">{message.reference}</span>
        {message.others.length > 0 && <a href={`#${othersId}`}>{othersTitle(words, language, message)}</a>}
      </p>
      <UndeliveredMails mails={message.answers} />
      <SuspectedReasons message={message} />
      <MissingConfirmation message={message} />
      <NextStep message={message} />
      {message.kind === 'message' ? (
        <p className="message-text" dir="auto" lang={message.language ?? undefined}>
          <LinkedText>{message.message}</LinkedText>
        </p>
      ) : (
        <DeclarationFacts kind={message.kind} message={message} />
      )}
      <MessageActs message={message} />
      <MessageState message={message} />
      <MessageReplies message={message} />
      <ReplyForm message={message} drafts={drafts} />
      <MessageNotes message={message} drafts={drafts} />
      <MessageOthers others={message.others} />
      <section id={deliveryId}>
        <h3>{delivery.title}</h3>
        {message.answers.map((mail) => (
          <MessageMail key={mail.id} messageId={message.id} mail={mail} label={delivery.acknowledgement} />
        ))}
        {message.notices.map((mail) => (
          <MessageMail key={mail.id} messageId={message.id} mail={mail} label={delivery.notice} />
        ))}
        <p className="small muted">
          {detail.language}:{' '}
          {isLanguage(message.language) ? languageName(message.language, language) : detail.noLanguage}
        </p>
      </section>
    </>
  );
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
  const { delivery } = useAdmin().words.messages;
  const failed = mails.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return (
    <div className="note bad">
      <Icon name="alert" />
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
    </div>
  );
}

function DeclarationFacts({ kind, message }: { kind: DeclarationKind; message: WholeMessage }) {
  const { words, language } = useAdmin();
  const { kinds, declaration: texts } = words.messages;
  const terms = message.cancellation;
  return (
    <section>
      <h3>{kinds[kind]}</h3>
      <dl className="message-facts small">
        <div>
          <dt>{texts.contract}</dt>
          <dd className="declared-text" dir="auto">
            {message.message}
          </dd>
        </div>
        {terms && (
          <>
            <div>
              <dt>{texts.cause}</dt>
              <dd>{texts.causes[terms.cause]}</dd>
            </div>
            {terms.reason && (
              <div>
                <dt>{texts.reason}</dt>
                <dd className="declared-text" dir="auto">
                  {terms.reason}
                </dd>
              </div>
            )}
            <div>
              <dt>{texts.endDate}</dt>
              <dd>{terms.endDate ? dayInWords(language, terms.endDate) : texts.earliest}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
