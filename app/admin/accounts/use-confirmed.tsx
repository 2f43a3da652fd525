import { type ReactNode, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { fetchAnswer, sendChange } from '#app/api-client.ts';
import type { CurrentSession } from '#domain/api/session.ts';
import { sessionKey } from './session-client.ts';

const SecretForm = lazyPart(() => import('./secret-form.tsx'));

type Confirmed = {
  /** Runs `work`, after asking for the password if it was not typed recently. */
  readonly afterConfirming: (work: () => void) => Promise<void>;
  readonly question: ReactNode;
};

/** The server requires the password before personal data is exported or erased. */
export function useConfirmed(): Confirmed {
  const { words, notify } = useAdmin();
  const texts = words.confirmation;
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null);
  const close = () => setWaiting(null);

  async function afterConfirming(work: () => void): Promise<void> {
    try {
      const { session } = await fetchAnswer<CurrentSession>(sessionKey[0]);
      // Without a session the request itself leads to the sign-in form.
      if (session?.isConfirmed === false) setWaiting({ work });
      else work();
    } catch {
      notify(words.errors.loadFailed);
    }
  }

  const question = waiting && (
    <Modal title={texts.title} onClose={close}>
      <SecretForm
        field="password"
        text={texts.text}
        texts={texts}
        send={async (password) => {
          await sendChange('POST', '/api/admin/confirmation', { password });
          close();
          waiting.work();
        }}
        onCancel={close}
      />
    </Modal>
  );
  return { afterConfirming, question };
}
