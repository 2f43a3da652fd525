import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OperatorGate } from '#app/admin/accounts/operator-gate.tsx';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useSession } from '#app/admin/accounts/use-session.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { endPreview } from '#app/admin/colors/stored-preview.ts';
import { fetchAnswer, ProblemError, sendChange } from '#app/api-client.ts';
import type { Publication, PublicationPage, Published, PublishedState } from '#domain/answers/publication.ts';
import { countChanges } from '#domain/draft-changes.ts';
import { affectedOfferings } from './affected-offerings.ts';
import { useDraft } from './draft-context.ts';
import { publicationKey, versionKey, versionsKey } from './publication.ts';
import { PublicationConflict } from './publication-conflict.tsx';
import { PublishReview } from './publish-review.tsx';
import { PublishSuccess } from './publish-success.tsx';
import { takeFocus } from './take-focus.ts';

type Props = { onDiscard: () => void; onClose: () => void };

/** The list, signing in if nobody has, publishing, and what visitors see then: all in one dialog. */
export function PublishFlow({ onDiscard, onClose }: Props) {
  const { words, offerings } = useAdmin();
  const { products, published, changes, baseVersion, toPublish, rebase, replace } = useDraft();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const operator = useSession().data?.operator;
  const pages = affectedOfferings(published, products, offerings);

  const publishing = useMutation({
    mutationFn: async () => {
      const sent = toPublish();
      const stored = await sendChange<Published>('POST', versionsKey[0], { baseVersion, products: sent });
      return { ...stored, pages, sent };
    },
    onSuccess: ({ version, sent }) => {
      // Keeps later changes: another tab may have changed a colour meanwhile.
      rebase(version, sent, sent);
      operatorClient.setQueryData<PublishedState>(publicationKey, { version, products: sent });
      operatorClient.removeQueries({ queryKey: versionsKey });
      // What was a preview is now everybody's.
      endPreview();
    },
    onError: (error) => {
      if (isConflict(error)) conflict.mutate();
      else if (error instanceof ProblemError && error.status === 401) setIsSigningIn(true);
    },
  });
  const conflict = useMutation({ mutationFn: newestPublication });

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

  if (countChanges(changes) === 0)
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

  if (isSigningIn && (!operator || operator.needsSecondFactor))
    return (
      <>
        <p>{words.publish.signIn}</p>
        <OperatorGate may="publish">{null}</OperatorGate>
      </>
    );

  const error = conflict.error ?? (isConflict(publishing.error) ? null : publishing.error);
  return (
    <PublishReview
      pages={pages}
      isBusy={publishing.isPending || conflict.isPending}
      error={error}
      onPublish={() => {
        if (operator && !operator.needsSecondFactor) publishing.mutate();
        else setIsSigningIn(true);
      }}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  );
}

async function newestPublication(): Promise<Publication> {
  const { publications } = await fetchAnswer<PublicationPage>(`${versionsKey[0]}?limit=1`);
  return await fetchAnswer<Publication>(versionKey(publications[0]?.version ?? 0)[0]);
}

function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'versionConflict';
}
