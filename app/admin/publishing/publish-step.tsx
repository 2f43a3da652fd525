import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { LoadFailed } from '#app/admin/failure/load-failed.tsx';
import type { NewestPublication } from '#domain/answers/publication.ts';
import { useDraft } from './draft-context.ts';
import { publicationKey } from './publication.ts';
import { PublishReview } from './publish-review.tsx';

export default function PublishStep({ onClose }: { onClose: () => void }) {
  return (
    <OperatorGate may="publish">
      <CurrentVersion onClose={onClose} />
    </OperatorGate>
  );
}

/** Rebases the draft on the newest version before it can be published. */
function CurrentVersion({ onClose }: { onClose: () => void }) {
  const { words } = useAdmin();
  const { baseVersion, rebase } = useDraft();
  const newest = useQuery<NewestPublication>({ queryKey: publicationKey, staleTime: 0, gcTime: 0 });
  const take = useEffectEvent(rebase);
  const { data } = newest;

  useEffect(() => {
    if (data) take(data.version, data.products);
  }, [data]);

  if (newest.isError) return <LoadFailed onRetry={() => void newest.refetch()} />;
  if (!data || baseVersion === null) return <p role="status">{words.common.loading}</p>;
  return <PublishReview onClose={onClose} />;
}
