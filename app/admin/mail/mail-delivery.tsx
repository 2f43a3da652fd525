import { useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { MailState } from '#domain/api/mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { mail: MailState; label: string; retry: () => Promise<unknown> };

export function MailDelivery({ mail, label, retry }: Props) {
  const { words, language, notify } = useAdmin();
  const texts = useWords(inboxWords).messages.delivery;
  const place = useRef<HTMLDivElement>(null);
  const { run, isRunning } = useAct({
    send: retry,
    done: () => settle(texts.retried),
    failed: (error) => settle(problemMessage(words.errors, error)),
  });

  function settle(text: string): void {
    notify(text);
    // The button is gone or disabled: keyboard users continue here.
    place.current?.focus();
  }

  return (
    <div className="lines start small mail-delivery" ref={place} tabIndex={-1}>
      <p className={mail.status === 'sent' ? 'muted' : undefined}>
        {label}: {state()}
      </p>
      {mail.lastError && mail.status !== 'sent' && (
        <p className="muted">{fill(texts.reason, { reason: mail.lastError })}</p>
      )}
      {mail.status === 'failed' && (
        <Button disabled={isRunning} onClick={() => run()}>
          {texts.retry}
        </Button>
      )}
    </div>
  );

  function state(): string {
    const time = (moment: string) => ({ time: momentText(language, moment) });
    if (mail.status === 'failed') return texts.failed;
    if (mail.status === 'held') return texts.held;
    if (mail.status === 'queued' && mail.waitsFor) return fill(texts.waiting, time(mail.dueAt));
    if (mail.status === 'sent') return fill(texts.sent, time(mail.sentAt ?? mail.createdAt));
    return mail.lastError ? fill(texts.retrying, time(mail.dueAt)) : fill(texts.queued, time(mail.createdAt));
  }
}
