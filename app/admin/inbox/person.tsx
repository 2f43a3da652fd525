import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAddressChoice } from '#app/admin/address-query.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { PersonPage } from '#domain/api/person.ts';
import { FetchError } from '#domain/health/fetch-error.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { PersonItem } from './person-item.tsx';

export default function Person() {
  const { data } = useQuery<PersonPage>({ queryKey: useQueryKey(), enabled: false }, operatorClient);
  return (
    <AdminScreen screen="messages" may="workInbox" texts={useWords(inboxWords).person} name={data?.name}>
      <PersonOfMessage />
    </AdminScreen>
  );
}

function useQueryKey(): readonly [string] {
  const { message } = useAddressChoice(['message']).choice;
  return [`/api/admin/messages/${encodeURIComponent(message)}/person`];
}

function PersonOfMessage() {
  const { message } = useAddressChoice(['message']).choice;
  const { person: texts } = useWords(inboxWords);
  const query = useQuery<PersonPage>({
    queryKey: useQueryKey(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const isGone = query.error instanceof FetchError && query.error.status === 404;
  return (
    <div className="inbox stack">
      <p>
        <Link className="btn line sm" to={`${adminPath('messages')}?message=${message}`}>
          {texts.back}
        </Link>
      </p>
      {isGone ? (
        <p role="alert">{texts.gone}</p>
      ) : (
        <Loaded query={query}>{(person) => <Page person={person} />}</Loaded>
      )}
    </div>
  );
}

function Page({ person: { email, entries, isCut, likely, likelyResponses } }: { person: PersonPage }) {
  const { language } = useAdmin();
  const { person: texts } = useWords(inboxWords);
  const isAlone = likely.length + likelyResponses.length === 0;
  return (
    <>
      <Card title={texts.title}>
        <p className="small muted">{fill(texts.about, { address: email })}</p>
        {isCut && <p className="small">{fill(texts.cut, { count: entries.length })}</p>}
        <ol className="written group" aria-label={texts.list}>
          {entries.map((entry) => (
            <PersonItem key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ol>
      </Card>
      {!isAlone && (
        <Card title={texts.likely.title}>
          <p className="small muted">{texts.likely.text}</p>
          <ul className="group">
            {likely.map((other) => (
              <li key={other.message} className="lines">
                <Link className="text-act" to={`?message=${other.message}`} dir="auto">
                  {other.name}
                </Link>
                <span className="small">{other.email}</span>
                <span className="caption muted">
                  {texts.likely[other.reason]} ·{' '}
                  {fill(plural(texts.likely, 'messages', other.messages, language), {
                    count: other.messages,
                  })}
                </span>
              </li>
            ))}
            {likelyResponses.map(({ id, at }) => (
              <li key={id} className="lines">
                <Link className="text-act" to={`${adminPath('responses')}?response=${id}`}>
                  {fill(texts.likely.response, { day: momentText(language, at) })}
                </Link>
                <span className="caption muted">{texts.likely.name}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
