import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { changeMessage } from '#app/admin/inbox/message-queries.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { MailState } from '#domain/api/mail.ts';
import { refundDay } from '#domain/forms/declaration-deadline.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** The next step for a declaration, and its due date. */
export function NextStep({ message }: { message: WholeMessage }) {
  const { language } = useAdmin();
  const { due: texts } = useWords(inboxWords).messages;
  const { kind, status, receivedAt } = message;
  if (kind === 'message' || status === 'done' || status === 'suspected') return null;
  const day = refundDay(kind, receivedAt);
  return (
    <Note icon={null}>
      <div>
        <b>{texts.title}</b>
        <p>{fill(texts[kind], { day: day === null ? '' : dayInWords(language, day) })}</p>
      </div>
    </Note>
  );
}

/** For a declaration whose confirmation waits, is held or was shortened. */
export function MissingConfirmation({ message }: { message: WholeMessage }) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages.confirmation;
  const { run, isRunning } = useAct({
    send: () => changeMessage('POST', `${message.id}/confirmation`),
    done: () => texts.queued,
    failed: 'toast',
  });
  const mail = message.answers.at(-1);
  if (message.confirmable === null || !mail) return null;
  const isMissing = message.confirmable === 'now';
  return (
    <Note kind={isMissing ? 'bad' : undefined} icon={isMissing ? 'alert' : null}>
      <div>
        <b>{isMissing ? texts.missing : texts.shortened.title}</b>
        <p>{isMissing ? reason(mail) : texts.shortened.text}</p>
        <Button disabled={isRunning} onClick={() => run()}>
          {isMissing ? texts.send : texts.shortened.send}
        </Button>
      </div>
    </Note>
  );

  function reason({ waitsFor, status, dueAt }: MailState): string {
    const why = waitsFor ? `${texts.why[waitsFor]} ` : '';
    const next = status === 'held' ? texts.held : fill(texts.waiting, { time: momentText(language, dueAt) });
    return why + next;
  }
}

/** The words of the customer, and for a cancellation how and when the contract shall end. */
export function DeclarationFacts({ message }: { message: WholeMessage }) {
  const { language } = useAdmin();
  const { kinds, declaration: texts } = useWords(inboxWords).messages;
  const { kind, cancellation: terms } = message;
  if (kind === 'message') return null;
  return (
    <section className="group">
      <h3>{kinds[kind]}</h3>
      <dl className="message-facts facts small">
        <Fact label={texts.contract}>{typed(message.message)}</Fact>
        {terms && (
          <>
            <Fact label={texts.cause}>
              <dd>{texts.causes[terms.cause]}</dd>
            </Fact>
            {terms.reason && <Fact label={texts.reason}>{typed(terms.reason)}</Fact>}
            <Fact label={texts.endDate}>
              <dd>{terms.endDate ? dayInWords(language, terms.endDate) : texts.earliest}</dd>
            </Fact>
          </>
        )}
      </dl>
    </section>
  );

  function typed(text: string) {
    return (
      <dd className="declared-text" dir="auto">
        {text}
      </dd>
    );
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}
