import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { AuditItem } from './audit-item.tsx';
import type { useAudit } from './audit-queries.ts';

export function AuditList({ log }: { log: ReturnType<typeof useAudit> }) {
  const { words } = useAdmin();
  const texts = words.audit;
  if (log.isPending) return <p role="status">{words.common.loading}</p>;
  if (log.isError && !log.data) return <LoadFailed onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState {...texts.empty} example="entry" />;
  return (
    <>
      <ol className="audit-list" aria-label={texts.listLabel}>
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <MoreButton list={log} label={texts.more} />
    </>
  );
}
