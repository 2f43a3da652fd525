import { Link } from 'react-router';
import { useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Note } from '#app/admin/controls/card.tsx';
import { adminPath, useOpenTab } from '#app/admin/frame/admin-tabs.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { dashboardWords } from '#content/admin/dashboard.ts';
import type { Today } from '#domain/api/today.ts';
import { alarmsOf, systemRows } from './system-rows.ts';

/** One line on every screen while something is in trouble, for roles that can do something about it. */
export function Alarm({ today }: { today: Today | undefined }) {
  const { language } = useAdmin();
  const words = useWords(dashboardWords);
  const mayDo = useMayDo();
  const tab = useOpenTab();
  const alarms = today ? alarmsOf(systemRows(words, today, language), mayDo) : [];
  return (
    <div className="alarm" aria-live="polite">
      {alarms.length > 0 && (
        <Note kind="bad">
          <p>
            {alarms.map(({ label, text }) => `${label}: ${text}.`).join(' ')}{' '}
            {tab !== 'dashboard' && <Link to={adminPath('dashboard')}>{words.today.alarm}</Link>}
          </p>
        </Note>
      )}
    </div>
  );
}
