import { useEffect, useEffectEvent, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { useDraft } from './draft-context.ts';

// Comparing, sign-in and publishing load only when needed.
const PublishStep = lazyPart(() => import('./publish-step.tsx'));

/** Shows the difference to what visitors see now and publishes it (ADMIN-4). */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const { publish, draft, common } = useAdmin().words;
  const { refresh, hold } = useDraft();
  const [step, setStep] = useState<'looking' | 'publish' | 'discard'>('looking');
  const lookAndHold = useEffectEvent(() => {
    void refresh().then(() => setStep('publish'));
    return hold();
  });
  useEffect(() => lookAndHold(), []);

  const isDiscarding = step === 'discard';
  return (
    <Modal
      key={isDiscarding ? 'discard' : 'publish'}
      title={isDiscarding ? draft.discard : publish.title}
      closeLabel={common.close}
      onClose={onClose}
    >
      {step === 'looking' && <p role="status">{common.loading}</p>}
      {step === 'publish' && <PublishStep onDiscard={() => setStep('discard')} onClose={onClose} />}
      {isDiscarding && <DiscardDraft onBack={() => setStep('publish')} onClose={onClose} />}
    </Modal>
  );
}
