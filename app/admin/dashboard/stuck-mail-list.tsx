import { useRef } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useMailAct, useStuckMails } from '#app/admin/refresh/today-queries.ts';
import type { StuckMail } from '#domain/api/mail.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** All mails that have not left, of whatever kind. */
export function StuckMailList() {
  const { words, notify } = useAdmin();
  const texts = words.today.mails;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useStuckMails();
  const { mutate, isPending } = useMailAct();
  const mails = data?.mails ?? [];

  function act(to: string, done: string): void {
    if (isPending) return;
    mutate(to, {
      onSuccess: () => notify(done),
      onError: (error) => notify(problemMessage(words.errors, error)),
      // The button may be gone with its mail: keyboard users go on here.
      onSettled: () => heading.current?.focus(),
    });
  }

  return (
    <section className="card stuck-mails" id="stuck-mails" aria-labelledby="stuck-title">
      <div className="stuck-head">
        <h2 id="stuck-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {mails.filter(({ status }) => status === 'failed').length > 1 && (
          <Button isDisabled={isPending} onClick={() => act('/retry', texts.retried)}>
            {texts.retryAll}
          </Button>
        )}
      </div>
      <ul>
        {mails.map((mail) => (
          <Stuck key={mail.id} mail={mail} isPending={isPending} onAct={act} />
        ))}
      </ul>
    </section>
  );
}

type StuckProps = { mail: StuckMail; isPending: boolean; onAct: (to: string, done: string) => void };

function Stuck({ mail, isPending, onAct }: StuckProps) {
  const { words, language } = useAdmin();
  const texts = words.today.mails;
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const { id, kind, about, status, attempts, dueAt, createdAt, lastError } = mail;
  return (
    <li>
      <div>
        <b>{kinds[kind] ?? kinds.other}</b> <span className="small muted">{state()}</span>
        {about && (
          <p className="small">
            <span dir="auto">{about.name}</span> <span className="num">{about.reference}</span>
          </p>
        )}
        {lastError && (
          <p className="small stuck-reason">{fill(words.today.mail.reason, { reason: lastError })}</p>
        )}
      </div>
      <div className="stuck-acts">
        {about && (
          <Link className="btn line sm" to={pathOf(about)}>
            {texts.open}
          </Link>
        )}
        {status === 'failed' &&
          (['retry', 'dismiss'] as const).map((act) => (
            <Button
              key={act}
              isDisabled={isPending}
              onClick={() => onAct(`/${id}/${act}`, act === 'retry' ? texts.retried : texts.dismissed)}
            >
              {texts[act]}
            </Button>
          ))}
      </div>
    </li>
  );

  function state(): string {
    if (status === 'failed') return texts.states.failed;
    return attempts > 0
      ? fill(texts.states.retrying, { time: momentText(language, dueAt) })
      : fill(texts.states.waiting, { time: momentText(language, createdAt) });
  }
}

function pathOf({ section, id }: NonNullable<StuckMail['about']>): string {
  return `${adminPath(section)}?${section === 'messages' ? 'message' : 'response'}=${id}`;
}
