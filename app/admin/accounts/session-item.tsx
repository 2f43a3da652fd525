import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import type { OwnSessions } from '#domain/api/session.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export function SessionItem({
  session,
  onEnd,
}: {
  session: OwnSessions['sessions'][number];
  onEnd: () => void;
}) {
  const { words, language } = useAdmin();
  const texts = words.account.sessions;
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
      <p>
        <b>{device}</b> {session.isCurrent && <span className="badge active">{texts.current}</span>}
      </p>
      <dl className="session-facts small">
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
        <button className="btn line sm" type="button" onClick={onEnd}>
          {texts.end} <span className="sr">{device}</span>
        </button>
      )}
    </li>
  );
}
