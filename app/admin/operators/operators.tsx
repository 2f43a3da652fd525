import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { AdminScreen } from '#app/admin/admin-screen.tsx';
import { OperatorGate } from '#app/admin/operator/operator-gate.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OperatorList } from './operator-list.tsx';
import type { ListedOperator, MadeLink } from './operator-queries.ts';

/** Who may sign in, and how somebody comes and goes. */
export default function Operators() {
  const { words } = useAdmin();
  return (
    <AdminScreen
      tab="operators"
      documentTitle={words.meta.titles.operators}
      title={words.operators.title}
      text={words.operators.lead}
    >
      <OperatorGate>
        <Access />
      </OperatorGate>
    </AdminScreen>
  );
}

type Open =
  | { dialog: 'invite' }
  | { dialog: 'link'; made: MadeLink }
  | { dialog: 'access'; deed: 'link' | 'remove'; operator: ListedOperator };

function Access() {
  const { words, notify } = useAdmin();
  const texts = words.operators;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const show = (made: MadeLink) => setOpen({ dialog: 'link', made });
  return (
    <div className="operators">
      <OperatorList onOpen={(deed, operator) => setOpen({ dialog: 'access', deed, operator })} />
      <button className="btn sm" type="button" onClick={() => setOpen({ dialog: 'invite' })}>
        {texts.invite.button}
      </button>
      {open?.dialog === 'invite' && <InviteDialog onClose={close} onDone={show} />}
      {open?.dialog === 'link' && <LinkDialog made={open.made} onClose={close} />}
      {open?.dialog === 'access' && (
        <AccessDialog
          deed={open.deed}
          operator={open.operator}
          onClose={close}
          onDone={(made, message) => {
            if (made.link) return show(made);
            close();
            notify(message);
          }}
        />
      )}
    </div>
  );
}
