import { type ReactNode, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { fetchAnswer, sendChange } from '#app/api-client.ts';
import type { CurrentSession } from '#domain/answers/session.ts';
import { SecretForm } from './secret-form.tsx';
import { sessionKey } from './session-client.ts';

type Confirmed = {
  /** Does something with personal data, after the password if it was not typed for a while. */
  readonly afterConfirming: (work: () => void) => Promise<void>;
  /** Asks for the password; to be rendered where the work begins. */
  readonly question: ReactNode;
};

/** Asks for the password before personal data leave the house or are erased, as the server does. */
export function useConfirmed(): Confirmed {
  const { words, notify } = useAdmin();
  const texts = words.confirmation;
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null);
  const close = () => setWaiting(null);

  async function afterConfirming(work: () => void): Promise<void> {
    try {
      const { session } = await fetchAnswer<CurrentSession>(sessionKey[0]);
      // Without a session the work itself leads to sign-in.
      if (session?.isConfirmed === false) setWaiting({ work });
      else work();
    } catch {
      notify(words.errors.loadFailed);
    }
  }

  const question = waiting && (
    <Modal title={texts.title} closeLabel={words.common.close} onClose={close}>
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
