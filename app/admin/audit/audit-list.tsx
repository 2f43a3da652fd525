import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import { MoreButton } from '#app/admin/more-button.tsx';
import { AuditItem } from './audit-item.tsx';
import type { useAudit } from './audit-queries.ts';

export function AuditList({ log }: { log: ReturnType<typeof useAudit> }) {
  const { words } = useAdmin();
  const texts = words.audit;
  if (log.isPending) return <p role="status">{words.common.loading}</p>;
  if (log.isError && !log.data) return <LoadFailed onRetry={() => void log.refetch()} />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <div className="product-empty">
        <h2>{texts.empty.title}</h2>
        <p className="muted">{texts.empty.text}</p>
      </div>
    );
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
