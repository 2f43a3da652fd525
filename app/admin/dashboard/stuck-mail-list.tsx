import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { todayPath } from '#app/admin/refresh/today-queries.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { StuckMail, StuckMails } from '#domain/api/mail.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { knownReason } from './system/system-rows.ts';

type State = 'failed' | 'retrying' | 'waiting';

const mailsPath = '/api/admin/mails';

/** As many mails with one cause are listed; more are one row that can be opened. */
const mostListed = 3;

/** All mails that have not left, of whatever kind, by their cause. */
export function StuckMailList() {
  const { words, notify } = useAdmin();
  const texts = useWords(dashboardWords).today.mails;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery<StuckMails>({ queryKey: [mailsPath], staleTime: 0 });
  const mails = data?.mails ?? [];
  const { run, isRunning } = useAct({
    /** `to` is below the mails: `/retry`, `/<id>/retry` or `/<id>/dismiss`. */
    send: (to: string) => sendChange<StuckMails>('POST', mailsPath + to),
    done(answer, to) {
      operatorClient.setQueryData<StuckMails>([mailsPath], answer);
      // The button may be gone with its mail: keyboard users go on here.
      heading.current?.focus();
      return to.endsWith('/dismiss') ? texts.dismissed : texts.retried;
    },
    failed(error) {
      heading.current?.focus();
      notify(problemMessage(words.errors, error));
    },
    refetch: [[todayPath]],
  });

  const listed = (some: readonly StuckMail[], hasReason: boolean) =>
    some.map((mail) => (
      <Stuck key={mail.id} mail={mail} hasReason={hasReason} isRunning={isRunning} onAct={run} />
    ));
  return (
    <section className="card full" id="stuck-mails" aria-labelledby="stuck-title">
      <div className="bar">
        <h2 id="stuck-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {mails.filter(({ status }) => status === 'failed').length > 1 && (
          <Button isDisabled={isRunning} onClick={() => run('/retry')}>
            {texts.retryAll}
          </Button>
        )}
      </div>
      <ul className="rows">
        {byCause(mails).map((some) =>
          some.length <= mostListed ? (
            listed(some, true)
          ) : (
            <li key={`${stateOf(some[0]!)} ${some[0]!.lastError}`}>
              <details>
                <summary>
                  <Cause mails={some} sendsMail={data?.sendsMail ?? true} />
                </summary>
                <ul className="rows">{listed(some, false)}</ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Groups of mails in the same state for the same reason, in the order of their first ones. */
export function byCause(mails: readonly StuckMail[]): (readonly StuckMail[])[] {
  return [...Map.groupBy(mails, (mail) => `${stateOf(mail)} ${mail.lastError}`).values()];
}

function stateOf({ status, attempts }: StuckMail): State {
  if (status === 'failed') return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}

/** How many, since when and why, in one sentence; the mail server's own words follow. */
export function Cause({ mails, sendsMail }: { mails: readonly StuckMail[]; sendsMail: boolean }) {
  const { language } = useAdmin();
  const words = useWords(dashboardWords);
  const texts = words.today.mails;
  const since = mails.map(({ createdAt }) => createdAt).toSorted()[0]!;
  const [{ lastError }] = mails as [StuckMail];
  const known = knownReason(words, lastError);
  const reason = !sendsMail && lastError === null ? texts.noServer : (known ?? lastError);
  return (
    <>
      <b>
        {fill(plural(texts.causes, stateOf(mails[0]!), mails.length, language), {
          count: mails.length,
          time: momentText(language, since),
        })}
        {reason && `: ${reason}`}
      </b>
      {known && <span className="small muted"> {lastError}</span>}
    </>
  );
}

type StuckProps = {
  mail: StuckMail;
  hasReason: boolean;
  isRunning: boolean;
  onAct: (to: string) => void;
};

function Stuck({ mail, hasReason, isRunning, onAct }: StuckProps) {
  const { language } = useAdmin();
  const { today } = useWords(dashboardWords);
  const texts = today.mails;
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const { id, kind, about, status, dueAt, createdAt, lastError } = mail;
  const state = stateOf(mail);
  const time = momentText(language, state === 'retrying' ? dueAt : createdAt);
  return (
    <li>
      <div>
        <b>{kinds[kind] ?? kinds.other}</b>{' '}
        <span className="small muted">{fill(texts.states[state], { time })}</span>
        {about && (
          <p className="small">
            <span dir="auto">{about.name}</span> <span className="num">{about.reference}</span>
          </p>
        )}
        {hasReason && lastError && (
          <p className="small stuck-reason">{fill(today.mail.reason, { reason: lastError })}</p>
        )}
      </div>
      <div className="row">
        {about && (
          <Link className="btn line sm" to={pathOf(about)}>
            {texts.open}
          </Link>
        )}
        {status === 'failed' &&
          (['retry', 'dismiss'] as const).map((act) => (
            <Button key={act} isDisabled={isRunning} onClick={() => onAct(`/${id}/${act}`)}>
              {texts[act]}
            </Button>
          ))}
      </div>
    </li>
  );
}

function pathOf({ section, id }: NonNullable<StuckMail['about']>): string {
  return `${adminPath(section)}?${section === 'messages' ? 'message' : 'response'}=${id}`;
}
