import { useAdmin } from '#app/admin/admin-context.ts';
import { SecretForm } from '#app/admin/operator/secret-form.tsx';
import { fill } from '#app/language/fill.ts';
import { Modal } from '#app/ui/modal.tsx';
import { type ListedOperator, type MadeLink, useAccessChange } from './operator-queries.ts';

type Props = {
  deed: 'link' | 'remove';
  operator: ListedOperator;
  onClose: () => void;
  onDone: (made: MadeLink, message: string) => void;
};

/** A new link for somebody, or the end of their access; both want the password again. */
export function AccessDialog({ deed, operator, onClose, onDone }: Props) {
  const { words } = useAdmin();
  const { operators } = words;
  const texts = deed === 'link' ? operators.renew : operators.remove;
  const change = useAccessChange(operator, deed);
  const about = { name: operator.name };
  return (
    <Modal title={fill(texts.title, about)} closeLabel={words.common.close} onClose={onClose}>
      <SecretForm
        field="password"
        text={fill(texts.text, about)}
        texts={{ ...operators.password, submit: texts.submit }}
        isDangerous={deed === 'remove'}
        send={async (password) =>
          onDone(await change.mutateAsync(password), fill(operators.remove.done, about))
        }
        onCancel={onClose}
      />
    </Modal>
  );
}
