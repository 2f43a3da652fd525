import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { endPreview } from '#app/admin/colors/stored-preview.ts';
import { saveContentNow } from '#app/admin/content/draft/content-queries.ts';
import { invalidateContent, useContentState } from '#app/admin/content-state.ts';
import { CloseAct } from '#app/admin/controls/dialog-acts.tsx';
import { Loading } from '#app/admin/controls/loaded.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { affectedPages } from '#app/admin/publishing/changes/affected-pages.ts';
import { draftedGroups } from '#app/admin/publishing/changes/content-changes.ts';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { mayDo } from '#domain/accounts/roles.ts';
import type { Published, Scheduled } from '#domain/api/release.ts';
import { countChanges } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { Later } from './publish-later.tsx';
import { PublishReview } from './publish-review.tsx';
import { PublishSuccess } from './publish-success.tsx';
import { releaseKey, releasesKey } from './release.ts';
import { releaseData } from './release-queries.ts';
import { useApproval } from './use-approval.ts';

type Props = { onDiscard: () => void; onClose: () => void };

/** What was typed a moment ago belongs to what is published. */
export default function PublishFlow(props: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const { editor } = useProducts();
  const save = useEffectEvent(async () => {
    await Promise.all([saveContentNow(), editor.saveNow()]);
    await Promise.all([invalidateContent(), operatorClient.invalidateQueries({ queryKey: releaseKey })]);
  });
  useEffect(() => void save().finally(() => setIsSaved(true)), []);
  return isSaved ? <Flow {...props} /> : <Loading />;
}

/** The list, signing in if nobody has, publishing, and what visitors see then: all in one dialog. */
function Flow({ onDiscard, onClose }: Props) {
  const admin = useAdmin();
  const { publish } = useWords(publishingWords);
  const contentTexts = useWords(contentWords);
  const { products, published, changes, isOfTeam, editor } = useProducts();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const operator = useSession().data?.operator;
  const isReady = Boolean(operator && !operator.needsSecondFactor);
  const seesContent = isReady && mayDo(operator!.role, 'publish');
  const approvers = useApproval(seesContent).names;
  const { data: content, isError, isFetching, refetch } = useContentState(seesContent && isOfTeam);
  const [seen, setSeen] = useState<number | null>(null);
  const saving = editor.saveState();
  // Products are saved with requests of their own, for example when a guest has signed in here.
  const isBehind = content !== undefined && content.revision < editor.revision();
  const isRenewing = isBehind || saving !== 'saved';
  if (seen === null && content && !isFetching && !isRenewing) setSeen(content.revision);
  useEffect(() => {
    if (isBehind && !isFetching) void refetch();
  }, [isBehind, isFetching, refetch]);
  const groups = useMemo(() => draftedGroups(content?.fields ?? []), [content]);
  const pages = affectedPages(published, products, groups, { ...admin, words: contentTexts });

  /** The draft as it was read here goes live: at once, or later. */
  const sending = useAct({
    async send(later: Later | undefined) {
      const answer = await sendChange<Published | Scheduled>('POST', releasesKey[0], {
        baseVersion: content!.version,
        // A change that only one of both requests has seen is not published.
        revision: Math.min(content!.revision, editor.revision()),
        ...later,
      });
      return { answer, later, pages, hasContent: groups.length > 0 };
    },
    done({ later }) {
      // All visitors have these colours now.
      if (!later) endPreview();
    },
    failed(error) {
      if (error instanceof ProblemError && error.status === 401) setIsSigningIn(true);
    },
    refetch: releaseData,
  });

  if (sending.answer) {
    const { answer, later, ...shown } = sending.answer;
    if ('version' in answer) return <PublishSuccess {...answer} {...shown} onClose={onClose} />;
    const isSent = later?.asks && approvers;
    const text = isSent ? fill(publish.scheduled.sent, { names: approvers }) : publish.scheduled.made;
    return <Ended text={text} onClose={onClose} />;
  }

  if (seesContent && isError && !content) return <LoadFailed onRetry={() => void refetch()} />;
  if (seesContent && saving === 'failed') return <LoadFailed onRetry={() => void editor.saveNow()} />;
  if (seesContent && seen === null) return <Loading />;
  if (countChanges(changes) + groups.length === 0) return <Ended text={publish.nothing} onClose={onClose} />;
  if (isSigningIn && !isReady)
    return (
      <>
        <p>{publish.signIn}</p>
        <OperatorGate may="publish">{null}</OperatorGate>
      </>
    );
  return (
    <PublishReview
      pages={pages}
      content={content}
      groups={groups}
      seen={{ version: content?.version ?? 0, revision: seen ?? 0 }}
      isBusy={sending.isRunning}
      isRenewing={seesContent && isRenewing}
      error={sending.error}
      onPublish={(later) => (isReady ? sending.run(later) : setIsSigningIn(true))}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  );
}

function Ended({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <p role="status">{text}</p>
      <CloseAct onClose={onClose} />
    </>
  );
}
