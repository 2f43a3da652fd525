import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { fill } from '#app/words/fill.ts';
import type { ListedOperator } from '#domain/answers/operators.ts';
import { type Deed, type MadeLink, useDeed } from './operator-queries.ts';
import { RoleChoice } from './role-choice.tsx';
import { SecretForm } from './secret-form.tsx';

type Props = {
  operator: ListedOperator;
  sendsMail: boolean;
  onClose: () => void;
  onDone: (made: MadeLink, message: string) => void;
};

/** What can be done about somebody's access, each with when it is done; then the password for it. */
export function ManageDialog({ operator, sendsMail, onClose, onDone }: Props) {
  const { words } = useAdmin();
  const { operators } = words;
  const [deed, setDeed] = useState<Deed | null>(null);
  const [role, setRole] = useState(operator.role);
  const change = useDeed(operator);
  const { name, email } = operator;
  const about = { name, email };
  const textsOf = (one: Deed) => operators.deeds[one === 'link' && operator.isInvited ? 'invitation' : one];

  if (deed === null)
    return (
      <Modal
        key="deeds"
        title={fill(operators.manage.title, about)}
        closeLabel={words.common.close}
        onClose={onClose}
      >
        <ul className="deeds">
          {deedsFor(operator).map((one, index) => (
            <li key={one}>
              <button type="button" onClick={() => setDeed(one)} data-autofocus={index === 0 || undefined}>
                <b>{textsOf(one).button}</b>
                <span className="small muted">{fill(textsOf(one).hint, about)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="caption muted">{fill(operators.deeds.toAll, about)}</p>
      </Modal>
    );

  const texts = textsOf(deed);
  const isShown = deed === 'link' && !sendsMail;
  return (
    <Modal key={deed} title={`${texts.button}: ${name}`} closeLabel={words.common.close} onClose={onClose}>
      <SecretForm
        field="password"
        text={fill(texts.text, about)}
        texts={{ ...operators.password, submit: isShown ? operators.linkWithoutMail : texts.submit }}
        isDangerous={deed === 'remove' || deed === 'secondFactor'}
        send={async (password) => {
          const made = await change.mutateAsync({ deed, password, role });
          onDone(made, fill(texts.done, about));
        }}
        onCancel={onClose}
      >
        {deed === 'role' && <RoleChoice role={role} onChange={setRole} />}
      </SecretForm>
    </Modal>
  );
}

function deedsFor({ isInvited, hasSecondFactor }: ListedOperator): Deed[] {
  const deeds: Deed[] = ['link', 'role'];
  if (!isInvited) deeds.push('sessions');
  if (hasSecondFactor) deeds.push('secondFactor');
  return [...deeds, 'remove'];
}
