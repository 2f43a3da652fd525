import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { endPreview } from '#app/admin/colors/stored-preview.ts';
import { saveContentNow } from '#app/admin/content/draft/content-queries.ts';
import { invalidateContent, useContentState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { affectedPages } from '#app/admin/publishing/changes/affected-pages.ts';
import { changeCount, draftedGroups } from '#app/admin/publishing/changes/content-changes.ts';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Published, Scheduled } from '#domain/api/release.ts';
import { countChanges } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Later } from './publish-later.tsx';
import { PublishReview } from './publish-review.tsx';
import { PublishSuccess } from './publish-success.tsx';
import { releaseKey, releasesKey } from './release.ts';
import { refreshReleases, useApprovers, useOpenReleases } from './release-queries.ts';
import { takeFocus } from './take-focus.ts';

type Props = { onDiscard: () => void; onClose: () => void };

/** What was typed a moment ago belongs to what is published. */
export default function PublishFlow(props: Props) {
  const { common } = useAdmin().words;
  const [isSaved, setIsSaved] = useState(false);
  const { editor } = useProducts();
  const save = useEffectEvent(async () => {
    await Promise.all([saveContentNow(), editor.saveNow()]);
    await Promise.all([invalidateContent(), operatorClient.invalidateQueries({ queryKey: releaseKey })]);
  });
  useEffect(() => void save().finally(() => setIsSaved(true)), []);
  if (!isSaved) return <p role="status">{common.loading}</p>;
  return (
    <QueryClientProvider client={operatorClient}>
      <Flow {...props} />
    </QueryClientProvider>
  );
}

/** The list, signing in if nobody has, publishing, and what visitors see then: all in one dialog. */
function Flow({ onDiscard, onClose }: Props) {
  const admin = useAdmin();
  const { words } = admin;
  const { products, published, changes, isOfTeam, editor } = useProducts();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const operator = useSession().data?.operator;
  const isReady = Boolean(operator && !operator.needsSecondFactor);
  const seesContent = isReady && mayDo(operator!.role, 'publish');
  const content = useContentState(seesContent && isOfTeam);
  const [seen, setSeen] = useState<number | null>(null);
  if (seen === null && content.data && !content.isFetching) setSeen(content.data.revision);
  // Products are saved with requests of their own, for example when a guest has signed in here.
  const isBehind = content.data !== undefined && content.data.revision < editor.revision();
  const { isFetching, refetch } = content;
  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);
  const groups = useMemo(() => draftedGroups(content.data?.fields ?? []), [content.data]);
  const contentCount = changeCount(groups);
  const pages = affectedPages(published, products, groups, admin);

  /** The draft as it was read here. */
  const read = () => ({
    baseVersion: content.data!.version,
    // A change that only one of both requests has seen is not published.
    revision: Math.min(content.data!.revision, editor.revision()),
  });
  const publishing = useMutation({
    mutationFn: async () => {
      const stored = await sendChange<Published>('POST', releasesKey[0], read());
      return { ...stored, pages, hasContent: contentCount > 0 };
    },
    // All visitors have these colours now.
    onSuccess: endPreview,
    onSettled: refreshReleases,
    onError: (error) => {
      if (error instanceof ProblemError && error.status === 401) setIsSigningIn(true);
    },
  });
  const open = useOpenReleases(seesContent);
  const approvers = useApprovers(open.data);
  const planning = useMutation({
    mutationFn: (later: Later) => sendChange<Scheduled>('POST', releasesKey[0], { ...read(), ...later }),
    onSettled: refreshReleases,
  });

  if (planning.data)
    return (
      <>
        <p role="status">
          {planning.variables?.asks && approvers
            ? fill(words.publish.scheduled.sent, { names: approvers })
            : words.publish.scheduled.made}
        </p>
        <div className="modal-acts">
          <Button kind="primary" ref={takeFocus} onClick={onClose}>
            {words.common.close}
          </Button>
        </div>
      </>
    );

  if (publishing.data) return <PublishSuccess {...publishing.data} onClose={onClose} />;

  if (seesContent && content.isError && !content.data)
    return <LoadFailed onRetry={() => void content.refetch()} />;
  const saving = editor.saveState();
  if (seesContent && saving === 'failed') return <LoadFailed onRetry={() => void editor.saveNow()} />;
  if (seesContent && (seen === null || isBehind || saving !== 'saved'))
    return <p role="status">{words.common.loading}</p>;

  if (countChanges(changes) + contentCount === 0)
    return (
      <>
        <p role="status">{words.publish.nothing}</p>
        <div className="modal-acts">
          <Button kind="primary" ref={takeFocus} onClick={onClose}>
            {words.common.close}
          </Button>
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

  return (
    <PublishReview
      pages={pages}
      content={content.data}
      groups={groups}
      seen={{ version: content.data?.version ?? 0, revision: seen ?? 0 }}
      open={open.data}
      isBusy={publishing.isPending || planning.isPending}
      error={publishing.error ?? planning.error}
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
