import { useState } from 'react';
import SecretForm from '#app/admin/accounts/secret-form.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { accountsWords } from '#content/admin/accounts.ts';
import type { ListedOperator } from '#domain/api/operators.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type AccessAction, type MadeLink, useAccessChange } from './operator-queries.ts';
import { RoleChoice } from './role-choice.tsx';

type Props = {
  operator: ListedOperator;
  sendsMail: boolean;
  onClose: () => void;
  onDone: (made: MadeLink, message: string) => void;
};

export function ManageDialog({ operator, sendsMail, onClose, onDone }: Props) {
  const { operators } = useWords(accountsWords);
  const [action, setAction] = useState<AccessAction | null>(null);
  const [role, setRole] = useState(operator.role);
  const change = useAccessChange(operator);
  const { name, email } = operator;
  const about = { name, email };
  const textsOf = (one: AccessAction) =>
    operators.actions[one === 'link' && operator.isInvited ? 'invitation' : one];

  if (action === null)
    return (
      <Modal key="choice" title={fill(operators.manage.title, about)} onClose={onClose}>
        <ul className="rows">
          {actionsFor(operator).map((one, index) => (
            <li key={one}>
              <button
                className="pick"
                type="button"
                onClick={() => setAction(one)}
                data-autofocus={index === 0 || undefined}
              >
                <b>{textsOf(one).button}</b>
                <span className="small muted">{fill(textsOf(one).hint, about)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="caption muted">{fill(operators.actions.toAll, about)}</p>
      </Modal>
    );

  const texts = textsOf(action);
  const isShown = action === 'link' && !sendsMail;
  return (
    <Modal key={action} title={`${texts.button}: ${name}`} onClose={onClose}>
      <SecretForm
        field="password"
        text={fill(texts.text, about)}
        texts={{ ...operators.password, submit: isShown ? operators.linkWithoutMail : texts.submit }}
        isDangerous={action === 'remove' || action === 'secondFactor'}
        send={async (password) => {
          const made = await change.mutateAsync({ action, password, role });
          onDone(made, fill(texts.done, about));
        }}
        onCancel={onClose}
      >
        {action === 'role' && <RoleChoice role={role} onChange={setRole} />}
      </SecretForm>
    </Modal>
  );
}

function actionsFor({ isInvited, hasSecondFactor }: ListedOperator): AccessAction[] {
  const actions: AccessAction[] = ['link', 'role'];
  if (!isInvited) actions.push('sessions');
  if (hasSecondFactor) actions.push('secondFactor');
  return [...actions, 'remove'];
}
