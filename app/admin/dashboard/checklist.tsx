import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { sendChange } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Checklist, ChecklistItem, DnsLookUp } from '#domain/answers/checklist.ts';
import { fill } from '#domain/placeholders.ts';
import { mayDo } from '#domain/roles.ts';
import { DnsRecords } from './dns-records.tsx';

const path = '/api/admin/checklist';

/** Where each point is mended; what only the server's own settings say has no place here. */
const places: Partial<Record<ChecklistItem, string>> = {
  company: settings('company'),
  legal: settings('legal'),
  links: settings('links'),
  sessions: settings('sessions'),
  sales: settings('sales'),
  people: settings('company'),
  texts: `${adminPath('content')}?show=approve`,
  claims: `${adminPath('content')}?page=claims`,
  secondFactor: '/admin/account',
};

function settings(section: string): string {
  return `${adminPath('content')}?page=settings&section=${section}`;
}

/** What is open before the site goes public; a quiet line once nothing is. */
export function GoingLive() {
  const role = useSession().data?.operator?.role;
  const isTheirs = role !== undefined && mayDo(role, 'publish');
  const { data, refetch } = useQuery<Checklist>(
    { queryKey: [path], enabled: isTheirs, staleTime: 0, refetchOnWindowFocus: 'always' },
    operatorClient,
  );
  const lookUp = useMutation(
    { mutationFn: () => sendChange<DnsLookUp>('POST', `${path}/dns`), onSettled: () => refetch() },
    operatorClient,
  );
  const texts = useAdmin().words.checklist;
  if (!isTheirs || !data) return null;
  const open = data.items.filter(({ isDone }) => !isDone);
  const done = data.items.filter(({ isDone }) => isDone);
  if (open.length === 0) return <p className="muted">{texts.allDone}</p>;
  return (
    <section className="card checklist" aria-labelledby="checklist-title">
      <h2 id="checklist-title">{texts.title}</h2>
      <p className="small muted">{fill(texts.progress, { count: done.length, total: data.items.length })}</p>
      <ul>
        {open.map(({ id, count, names }) => (
          <li key={id}>
            <div>
              <b>{texts.items[id].label}</b>
              <span className="small muted">
                {fill(texts.items[id].text, { count: count ?? names?.length ?? 0 })}
              </span>
              {id === 'dns' && !data.records && <span className="small muted">{texts.dns.later}</span>}
              {id === 'dns' && data.records && <DnsRecords records={data.records} lookUp={lookUp} />}
            </div>
            {places[id] && (
              <Link
                className="btn line sm"
                to={places[id]}
                aria-label={fill(texts.openNamed, { label: texts.items[id].label })}
              >
                {texts.open}
                <Icon name="arrow" />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary>{fill(texts.done, { count: done.length })}</summary>
          <ul className="small">
            {done.map(({ id }) => (
              <li key={id}>
                <span>
                  <Icon name="success" /> {texts.items[id].label}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
