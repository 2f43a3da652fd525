import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { contentKey, draftKey, sendDraftPatch, useDraftState } from '#app/admin/content-state.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { counted } from '#domain/language/plural.ts';
import { isProductField } from '#domain/publishing/product-fields.ts';

// Comparing, sign-in and publishing load only when needed.
const PublishFlow = lazyPart(() => import('./publish-flow.tsx'));

/** Shows the difference to what visitors see now and publishes it (ADMIN-4). */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { draft } = useAdmin().words;
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <Modal
      key={isDiscarding ? 'discard' : 'publish'}
      title={isDiscarding ? draft.discard : draft.publish}
      onClose={onClose}
    >
      {isDiscarding ? (
        <DiscardDraft onBack={() => setIsDiscarding(false)} onClose={onClose} />
      ) : (
        <PublishFlow onDiscard={() => setIsDiscarding(true)} onClose={onClose} />
      )}
    </Modal>
  );
}

function DiscardDraft({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { words, language } = useAdmin();
  const texts = words.draft;
  const { discard, isOfTeam } = useProducts();
  const { data: content, isFetching } = useDraftState(isOfTeam);
  const changes =
    content?.fields.flatMap(({ id, draft }) =>
      draft ? [{ id, revision: draft.revision, isDiscarded: true as const }] : [],
    ) ?? [];
  const count = changes.filter(({ id }) => !isProductField(id)).length;
  const { run, isRunning, error } = useAct({
    async send() {
      if (!content || changes.length === 0) return 0;
      return (await sendDraftPatch({ version: content.version, changes })).conflicts.length;
    },
    done(kept) {
      if (!isOfTeam) discard();
      onClose();
      return kept > 0 ? counted(texts, 'discardKept', kept, language) : undefined;
    },
    refetch: [contentKey, draftKey],
  });
  return (
    <>
      <p>{texts.discardConfirm}</p>
      {count > 0 && <p>{counted(texts, 'discardContent', count, language)}</p>}
      <FormProblem text={error ? texts.discardFailed : undefined} />
      <DialogActs
        submit={texts.discard}
        isSending={isRunning}
        isDisabled={isFetching}
        isDangerous
        onSubmit={() => run()}
        onCancel={onBack}
      />
    </>
  );
}
