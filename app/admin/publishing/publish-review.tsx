import { useMutation } from '@tanstack/react-query';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { KeepOpen } from '#app/admin/controls/modal.tsx';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import type { NewestPublication, Published } from '#domain/answers/publication.ts';
import { affectedOfferings } from './affected-offerings.ts';
import { changeGroups } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContrastWarning } from './contrast-warning.tsx';
import { useDraft } from './draft-context.ts';
import { publicationKey, publishedProduct, versionsKey } from './publication.ts';
import { PublicationConflict } from './publication-conflict.tsx';
import { PublishFailure } from './publish-failure.tsx';
import { PublishSuccess } from './publish-success.tsx';

export function PublishReview({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const { products, published, changes, baseVersion, rebase, replace } = useDraft();
  const { publish } = admin.words;
  const groups = changeGroups(changes, admin);
  const pages = affectedOfferings(published, products, admin.offerings);

  const publishing = useMutation({
    mutationFn: async () => {
      const stored = await sendChange<Published>('POST', '/api/admin/publications', {
        baseVersion,
        products: products.map(publishedProduct),
      });
      // The draft is published even if it cannot be read back now.
      const current = await currentPublication().catch(() => null);
      return { ...stored, pages, current, sent: products };
    },
    onSuccess: ({ version, current, sent }) => {
      // Keeps later changes: another tab may have changed a colour meanwhile.
      if (current) rebase(current.version, current.products, sent);
      else rebase(version, sent, sent);
      operatorClient.removeQueries({ queryKey: versionsKey });
    },
    onError: (error) => {
      if (isConflict(error)) conflict.mutate();
    },
  });
  const conflict = useMutation({ mutationFn: currentPublication });

  if (publishing.data) return <PublishSuccess {...publishing.data} onClose={onClose} />;

  if (conflict.data) {
    const theirs = conflict.data;
    const settle = (take: typeof rebase) => {
      take(theirs.version, theirs.products);
      conflict.reset();
      publishing.reset();
    };
    return (
      <PublicationConflict
        theirs={theirs}
        onCompare={() => settle(rebase)}
        onTakeTheirs={() => settle(replace)}
      />
    );
  }

  if (groups.length === 0)
    return (
      <>
        <p role="status">{publish.nothing.text}</p>
        <div className="modal-acts">
          <button className="btn sm" type="button" onClick={onClose}>
            {admin.words.common.close}
          </button>
        </div>
      </>
    );

  const isBusy = publishing.isPending || conflict.isPending;
  const error = conflict.error ?? (isConflict(publishing.error) ? null : publishing.error);
  return (
    <>
      {isBusy && <KeepOpen reason={publish.publishing} />}
      <p>{publish.intro}</p>
      <ChangeList groups={groups} />
      {pages.length > 0 && (
        <p className="small">
          {publish.affected}: {pages.map(({ name }) => name).join(', ')}
        </p>
      )}
      <ContrastWarning isLocked={isBusy} />
      {error && <PublishFailure error={error} />}
      <div className="modal-acts">
        <button
          className="btn line sm"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onClose()}
        >
          {publish.keepEditing}
        </button>
        <button
          className="btn sm"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || publishing.mutate()}
        >
          {isBusy ? publish.publishing : publish.publish}
        </button>
      </div>
    </>
  );
}

function currentPublication(): Promise<NewestPublication> {
  return fetchAnswer(publicationKey[0]);
}

function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'versionConflict';
}
