import { Link } from 'react-router';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { usePostponed } from '#app/admin/questions/postponed.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dashboardWords } from '#content/admin/dashboard.ts';
import {
  type Checklist,
  type ChecklistItem,
  type ChecklistRank,
  checklistRanks,
} from '#domain/api/checklist.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DnsRecords } from './dns-records.tsx';

type Item = Checklist['items'][number];

/** Where each point is mended; points without a place are the administrator's. */
const places: Partial<Record<ChecklistItem, string>> = {
  company: settings('contact'),
  legal: settings('legal'),
  links: settings('links'),
  sessions: settings('sessions'),
  sales: settings('sales'),
  people: settings('contact'),
  notices: settings('mails'),
  texts: `${adminPath('content')}?show=review`,
  claims: `${adminPath('content')}?page=claims`,
  secondFactor: '/admin/account',
};

function settings(section: string): string {
  return `${adminPath('settings')}?section=${section}`;
}

export function hasOpenMusts({ items }: Checklist): boolean {
  const musts: readonly ChecklistItem[] = checklistRanks.must;
  return items.some(({ id, isDone }) => !isDone && musts.includes(id));
}

/** Lists the open points before launch, the most urgent first; a quiet line once there are none. */
export function GoingLive({ checklist }: { checklist: Checklist }) {
  const texts = useWords(dashboardWords).checklist;
  const open = checklist.items.filter(({ isDone }) => !isDone);
  const done = checklist.items.filter(({ isDone }) => isDone);
  const total = checklist.items.length;
  if (open.length === 0)
    return (
      <section className="card row done">
        <Icon name="success" />
        <p>{texts.allDone}</p>
      </section>
    );
  return (
    <section className="card" aria-labelledby="checklist-title">
      <div className="bar">
        <h2 id="checklist-title">{texts.title}</h2>
        <p className="small muted">{fill(texts.progress, { count: done.length, total })}</p>
        <progress value={done.length} max={total} aria-hidden="true" />
      </div>
      {!hasOpenMusts(checklist) && (
        <p className="row done">
          <Icon name="success" />
          {texts.mustsDone}
        </p>
      )}
      {(Object.keys(checklistRanks) as ChecklistRank[]).map((rank) => (
        <RankedItems
          key={rank}
          rank={rank}
          isFolded={rank !== 'must' && hasOpenMusts(checklist)}
          items={open}
          records={checklist.records}
        />
      ))}
      {done.length > 0 && (
        <details>
          <summary>{fill(texts.done, { count: done.length })}</summary>
          <ul className="rows small">
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

type RankedProps = {
  rank: ChecklistRank;
  /** One thing after another: it opens by itself once nothing more urgent is left. */
  isFolded: boolean;
  items: readonly Item[];
  records: Checklist['records'];
};

function RankedItems({ rank, isFolded, items, records }: RankedProps) {
  const { ranks, ranked: folded } = useWords(dashboardWords).checklist;
  const ranked = checklistRanks[rank].flatMap((id) => items.find((item) => item.id === id) ?? []);
  const next = isFolded ? undefined : ranked.find(({ names }) => names);
  if (ranked.length === 0) return null;
  const list = (
    <ul className="rows">
      {ranked.map((item) => (
        <OpenItem key={item.id} item={item} isNext={item === next} records={records} />
      ))}
    </ul>
  );
  if (isFolded)
    return (
      <details>
        <summary>{fill(folded, { name: ranks[rank], count: ranked.length })}</summary>
        {list}
      </details>
    );
  return (
    <div className="checklist-rank">
      <h3>{ranks[rank]}</h3>
      {list}
    </div>
  );
}

type OpenProps = { item: Item; isNext: boolean; records: Checklist['records'] };

function OpenItem({ item, isNext, records }: OpenProps) {
  const texts = useWords(dashboardWords).checklist;
  const { id, count, names, machine } = item;
  const { label, text } = texts.items[id];
  const place = places[id];
  return (
    <li>
      <div className="lines">
        <b>{label}</b>
        <span className="small muted">{fill(text, { count: count ?? names?.length ?? 0 })}</span>
        {machine && <span className="small muted">{fill(texts.machine, { names: machine.join(', ') })}</span>}
        {id === 'mail' && !machine && <span className="small muted">{texts.testMail}</span>}
        {names && <Postponed names={names} />}
        {id === 'dns' && !records && <span className="small muted">{texts.dns.later}</span>}
        {id === 'dns' && records && <DnsRecords records={records} />}
      </div>
      <div className="row">
        {place && (
          <Link
            className={names ? 'text-act' : 'btn line sm'}
            to={place}
            aria-label={fill(texts.openNamed, { label })}
          >
            {texts.open}
            {!names && <Icon name="arrow" />}
          </Link>
        )}
        {names && (
          <Link
            className={isNext ? 'btn sm' : 'btn line sm'}
            to={`${adminPath('settings')}?ask=${id}`}
            aria-label={fill(texts.answerNamed, { label })}
          >
            {texts.answer}
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </li>
  );
}

function Postponed({ names }: { names: readonly string[] }) {
  const { language } = useAdmin();
  const { checklist } = useWords(dashboardWords);
  const { postponed } = usePostponed(useSession().data?.operator?.id ?? '');
  const count = names.filter((name) => postponed.has(name)).length;
  if (count === 0) return null;
  return <span className="small muted">{counted(checklist, 'postponed', count, language)}</span>;
}
