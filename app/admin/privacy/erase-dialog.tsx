import { useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { DialogActs } from '#app/admin/controls/dialog-acts.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { TextField } from '#app/admin/controls/text-field.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { useAdminForm } from '#app/admin/use-admin-form.ts';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { privacyWords } from '#content/admin/privacy.ts';
import type { ErasureReceipt, FoundPerson } from '#domain/api/person.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type Chosen, erasedItems, remainsOf } from './erasure-receipt.ts';
import type { Erasure } from './person-found.tsx';

type Props = {
  person: FoundPerson;
  chosen: Chosen;
  onClose: () => void;
  onErased: (erasure: Erasure) => void;
};

/** Lists what will be gone before it is. */
export function EraseDialog({ person, chosen, onClose, onErased }: Props) {
  const { language } = useAdmin();
  const { privacy } = useWords(privacyWords);
  const texts = privacy.erase;
  const [typed, setTyped] = useState('');
  const query = person.email ?? person.name ?? '';
  const erasure = useAct({
    send: () =>
      sendChange<ErasureReceipt>('POST', '/api/admin/privacy/erasure', {
        ...(person.email !== null && { email: person.email }),
        messages: chosen.messages.map(({ id }) => id),
        responses: chosen.responses.map(({ id }) => id),
      }),
  });
  const form = useAdminForm({
    id: 'erase',
    isLive: true,
    judge: () =>
      typed.trim().toLowerCase() === query.trim().toLowerCase() ? [] : [{ field: 'query', code: 'mismatch' }],
    sentence: () => fill(texts.confirmMismatch, { query }),
    async send({ note = '' }) {
      const receipt = await erasure.runAsync();
      // Loaded messages and responses may be among the erased ones.
      operatorClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/admin/session' });
      onClose();
      onErased({ receipt, chosen, note: note.trim() });
    },
    explain(error) {
      // The dialog may have been open longer than the typed password is valid.
      const isLate = error instanceof ProblemError && error.code === 'passwordRequired';
      return isLate ? undefined : { problem: texts.failed };
    },
  });

  return (
    <Modal title={fill(texts.title, { query })} onClose={onClose}>
      <form {...form.formProps} className="group">
        <p>{texts.list}</p>
        <ul className="bullets erase-list small">
          {erasedItems(privacy, language, chosen).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {chosen.messages.some(({ kind }) => kind !== 'message') && <p>{texts.declarations}</p>}
        <p className="small muted">{remainsOf(privacy, language, person).join(' ')}</p>
        <TextField
          form={form}
          name="note"
          label={texts.noteLabel}
          hint={texts.noteHint}
          optional={texts.optional}
          autoComplete="off"
          maxLength={300}
        />
        <TextField
          form={form}
          name="query"
          label={fill(texts.confirmLabel, { query })}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormProblem text={form.problem} />
        <DialogActs
          submit={texts.confirm}
          cancel={texts.cancel}
          isSending={form.isSending}
          isDangerous
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
