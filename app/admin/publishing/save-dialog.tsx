import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { DiscardDraft } from './discard-draft.tsx';

// Comparing, sign-in and publishing load only when needed.
const PublishFlow = lazyPart(() => import('./publish-flow.tsx'));

/** Shows the difference to what visitors see now and publishes it (ADMIN-4). */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { publish, draft } = useAdmin().words;
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <Modal
      key={isDiscarding ? 'discard' : 'publish'}
      title={isDiscarding ? draft.discard : publish.title}
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
