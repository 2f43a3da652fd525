import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import { changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { changesOf } from './draft-changes.ts';
import { draftFrom, type Publication } from './publication.ts';
import { versionKey } from './version.ts';

/** What is different in version `to` from version `from`. */
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
  const groups = changeGroups(changesOf(draftFrom(after.data), draftFrom(before.data)), admin);
  return groups.length > 0 ? <ChangeList groups={groups} /> : <p>{admin.words.history.same}</p>;
}
