import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import type { Publication } from '#domain/answers/publication.ts';
import { changesOf } from '#domain/draft-changes.ts';
import { changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { versionKey } from './publication.ts';

export function VersionDifference({ from, to }: { from: number; to: number }) {
  const admin = useAdmin();
  const before = useQuery<Publication>({ queryKey: versionKey(from) });
  const after = useQuery<Publication>({ queryKey: versionKey(to) });
  if (before.isError || after.isError)
    return (
      <LoadFailed
        onRetry={() => {
          void before.refetch();
          void after.refetch();
        }}
      />
    );
  if (!before.data || !after.data) return <p role="status">{admin.words.common.loading}</p>;
  const groups = changeGroups(changesOf(after.data.products, before.data.products), admin);
  return groups.length > 0 ? <ChangeList groups={groups} /> : <p>{admin.words.history.same}</p>;
}
