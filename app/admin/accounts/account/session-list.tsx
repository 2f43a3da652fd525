import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { sessionIdleMs, sessionLongestMs } from '#domain/accounts/session-limits.ts';
import type { OwnSessions } from '#domain/api/session.ts';
import { hourMs } from '#domain/language/durations.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export const sessionsKey = ['/api/admin/sessions'] as const;

const limits = { idle: sessionIdleMs / hourMs, longest: sessionLongestMs / hourMs };

export function SessionList() {
  const { words, notify } = useAdmin();
  const texts = useWords(accountsWords).account.sessions;
  const list = useQuery<OwnSessions>({ queryKey: sessionsKey, staleTime: 0 });
  const end = useAct({
    /** Ends one session; without an id, all but the current one. */
    async send(id?: string) {
      try {
        await sendChange('DELETE', id ? `${sessionsKey[0]}/${id}` : sessionsKey[0]);
      } catch (error) {
        // 404: the session had already ended.
        if (!(error instanceof ProblemError) || error.status !== 404) throw error;
      }
    },
    done: (_, id) => (id === undefined ? texts.endedAll : texts.ended),
    failed: (error) => notify(problemMessage(words.errors, error)),
    refetch: [sessionsKey],
  });

  function endSessions(id?: string) {
    if (end.isRunning) return;
    end.run(id);
    // The button disappears together with the session.
    document.getElementById('sessions-title')?.focus();
  }

  return (
    <section className="card" aria-labelledby="sessions-title">
      <div className="bar">
        <div className="group">
          <h2 id="sessions-title" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="small muted">{fill(texts.text, limits)}</p>
        </div>
        {(list.data?.sessions.length ?? 0) > 1 && (
          <Button onClick={() => endSessions()}>{texts.endAll}</Button>
        )}
      </div>
      <Loaded query={list}>
        {({ sessions }) => (
          <ul className="rows">
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => endSessions(session.id)} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function SessionItem({ session, onEnd }: { session: OwnSessions['sessions'][number]; onEnd: () => void }) {
  const { language } = useAdmin();
  const texts = useWords(accountsWords).account.sessions;
  const { browser, system } = deviceName(session.userAgent);
  const device =
    browser && system ? fill(texts.device, { browser, system }) : (browser ?? system ?? texts.unknown);
  const facts = [
    [texts.since, session.createdAt],
    [texts.lastActive, session.lastSeenAt],
    [texts.ends, session.endsAt],
  ] as const;
  return (
    <li>
      <p className="lines">
        <b>{device}</b> {session.isCurrent && <span className="badge active">{texts.current}</span>}
      </p>
      <dl className="facts small">
        {facts.map(([label, moment]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>
              <time dateTime={moment}>{momentText(language, moment)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {!session.isCurrent && (
        <Button kind="ghost" onClick={onEnd}>
          {texts.end} <span className="sr">{device}</span>
        </Button>
      )}
    </li>
  );
}
