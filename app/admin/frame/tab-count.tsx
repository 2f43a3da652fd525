import { useBadgeCounts } from '#app/admin/refresh/badge-counts.ts';
import type { AdminTab } from './admin-tabs.tsx';

/** What waits in a section; the link's description says it. */
export function TabCount({ tab }: { tab: AdminTab }) {
  const count = useTabCount(tab);
  if (count === 0) return null;
  return (
    <span className="tag ink num tab-count" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

export function useTabCount(tab: AdminTab): number {
  const day = useBadgeCounts();
  return tab === 'messages' || tab === 'responses' ? day[tab] : 0;
}
