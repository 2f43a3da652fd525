import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { endPreview } from '#app/admin/colors/stored-preview.ts';
import { invalidateContent, useContentState } from '#app/admin/content-state.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Published, PublishedState, Release, ReleasePage, Scheduled } from '#domain/api/release.ts';
import { countChanges } from '#domain/publishing/draft-changes.ts';
import { affectedPages } from './affected-pages.ts';
import { changeCount, draftedGroups } from './content-changes.ts';
import { useDraft } from './draft-context.ts';
import type { Later } from './publish-later.tsx';
import { PublishReview } from './publish-review.tsx';
import { PublishSuccess } from './publish-success.tsx';
import { releaseKey, versionKey, versionsKey } from './release.ts';
import { ReleaseConflict } from './release-conflict.tsx';
import { refreshSchedule, useSchedule } from './schedule-queries.ts';
import { takeFocus } from './take-focus.ts';

type Props = { onDiscard: () => void; onClose: () => void };

/** The list, signing in if nobody has, publishing, and what visitors see then: all in one dialog. */
export function PublishFlow({ onDiscard, onClose }: Props) {
  const admin = useAdmin();
  const { words } = admin;
  const { products, published, changes, baseVersion, toPublish, rebase, replace, setAside } = useDraft();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const operator = useSession().data?.operator;
  const isReady = Boolean(operator && !operator.needsSecondFactor);
  const seesContent = isReady && mayDo(operator!.role, 'publish');
  const content = useContentState(seesContent);
  const [seen, setSeen] = useState<number | null>(null);
  if (seen === null && content.data && !content.isFetching) setSeen(content.data.revision);
  const groups = useMemo(() => draftedGroups(content.data?.fields ?? []), [content.data]);
  const contentCount = changeCount(groups);
  const pages = affectedPages(published, products, groups, admin);

  const publishing = useMutation({
    mutationFn: async () => {
      const sent = toPublish();
      const stored = await sendChange<Published>('POST', versionsKey[0], {
        baseVersion,
        products: sent,
        revision: contentCount > 0 ? content.data!.revision : null,
      });
      return { ...stored, pages, sent, hasContent: contentCount > 0 };
    },
    onSuccess: ({ version, sent }) => {
      // Keeps later changes: another tab may have changed a colour meanwhile.
      rebase(version, sent, sent);
      operatorClient.setQueryData<PublishedState>(releaseKey, { version, products: sent });
      operatorClient.removeQueries({ queryKey: versionsKey });
      void invalidateContent();
      // What was a preview is now everybody's.
      endPreview();
    },
    onError: (error) => {
      void invalidateContent();
      if (isConflict(error)) conflict.mutate();
      else if (error instanceof ProblemError && error.status === 401) setIsSigningIn(true);
    },
  });
  const conflict = useMutation({ mutationFn: newestRelease });
  const schedule = useSchedule(seesContent);
  const planning = useMutation({
    mutationFn: async (later: Later) => {
      const sent = toPublish();
      await sendChange<Scheduled>('POST', versionsKey[0], {
        baseVersion,
        products: sent,
        revision: contentCount > 0 ? content.data!.revision : null,
        ...later,
      });
      return sent;
    },
    // Or the next release of this browser would bring it live ahead of the scheduled release.
    onSuccess: setAside,
    onSettled: () => Promise.all([invalidateContent(), refreshSchedule()]),
    onError: (error) => isConflict(error) && conflict.mutate(),
  });

  if (planning.data)
    return (
      <>
        <p role="status">{words.publish.scheduled.made}</p>
        <div className="modal-acts">
          <button className="btn sm" type="button" ref={takeFocus} onClick={onClose}>
            {words.common.close}
          </button>
        </div>
      </>
    );

  if (publishing.data) return <PublishSuccess {...publishing.data} onClose={onClose} />;

  if (conflict.data) {
    const theirs = conflict.data;
    const settle = (take: typeof rebase) => {
      take(theirs.version, theirs.products);
      conflict.reset();
      publishing.reset();
      planning.reset();
    };
    return (
      <ReleaseConflict
        theirs={theirs}
        onCompare={() => settle(rebase)}
        onTakeTheirs={() => settle(replace)}
      />
    );
  }

  if (seesContent && content.isError && !content.data)
    return <LoadFailed onRetry={() => void content.refetch()} />;
  if (seesContent && seen === null) return <p role="status">{words.common.loading}</p>;

  if (countChanges(changes) + contentCount === 0)
    return (
      <>
        <p role="status">{words.publish.nothing}</p>
        <div className="modal-acts">
          <button className="btn sm" type="button" ref={takeFocus} onClick={onClose}>
            {words.common.close}
          </button>
        </div>
      </>
    );

  if (isSigningIn && !isReady)
    return (
      <>
        <p>{words.publish.signIn}</p>
        <OperatorGate may="publish">{null}</OperatorGate>
      </>
    );

  const refused = publishing.error ?? planning.error;
  const error = conflict.error ?? (isConflict(refused) ? null : refused);
  return (
    <PublishReview
      pages={pages}
      content={content.data}
      groups={groups}
      seen={seen ?? 0}
      schedule={schedule.data}
      isBusy={publishing.isPending || planning.isPending || conflict.isPending}
      error={error}
      onPublish={() => {
        if (isReady) publishing.mutate();
        else setIsSigningIn(true);
      }}
      onSchedule={(later) => {
        publishing.reset();
        planning.mutate(later);
      }}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  );
}

async function newestRelease(): Promise<Release> {
  const { releases } = await fetchAnswer<ReleasePage>(`${versionsKey[0]}?limit=1`);
  return await fetchAnswer<Release>(versionKey(releases[0]?.version ?? 0)[0]);
}

function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'versionConflict';
}
