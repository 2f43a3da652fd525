import { Link } from 'react-router';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Card } from '#app/admin/controls/card.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { dueText } from '#app/admin/moment.ts';
import { summaryText } from '#app/admin/publishing/release-summary.ts';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { dashboardWords } from '#content/admin/dashboard.ts';
import { releasesWords } from '#content/admin/releases.ts';
import { isOpenRelease, type OpenReleases, type Release } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** More are in the history. */
const mostShown = 3;

type Props = { planned: Pick<OpenReleases, 'releases' | 'zone'> };

/** Releases that wait for a time or an approval; a failed one comes first. */
export function Planned({ planned: { releases, zone } }: Props) {
  const { language } = useAdmin();
  const { releases: texts } = useWords(releasesWords);
  const ownId = useSession().data?.operator?.id;
  const { title, failed, more } = useWords(dashboardWords).today.planned;
  const open = releases
    .filter(isOpenRelease)
    .toSorted((one, other) => (turnOf(one) < turnOf(other) ? -1 : 1));
  if (open.length === 0) return null;
  return (
    <Card title={title} className="planned">
      <ul className="todo rows">
        {open.slice(0, mostShown).map((release) => {
          const { id, state, dueAt, summary } = release;
          const isFailed = state === 'failed';
          return (
            <li key={id} className={isFailed ? 'urgent' : undefined}>
              <Link className="pick" to={adminPath('history')}>
                <span className="todo-count">
                  <Icon name={isFailed ? 'alert' : 'clock'} />
                </span>
                <span className="todo-words">
                  <b>
                    {dueAt ? fill(texts.due, { time: dueText(language, dueAt, zone) }) : texts.onApproval}
                  </b>
                  <span className="small muted">{summaryText(summary, language)}</span>
                  {isFailed && <span className="small todo-warning">{failed}</span>}
                  {state === 'toApprove' && <span className="small muted">{waitText(release)}</span>}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          );
        })}
      </ul>
      {open.length > mostShown && (
        <Link className="text-act" to={adminPath('history')}>
          {fill(more, { count: open.length })}
        </Link>
      )}
    </Card>
  );

  function waitText({ author }: Release): string {
    return author.id === ownId ? texts.waits : texts.waitsForYou;
  }
}

function turnOf({ state, dueAt, createdAt }: Release): string {
  return state === 'failed' ? '' : (dueAt ?? createdAt);
}
