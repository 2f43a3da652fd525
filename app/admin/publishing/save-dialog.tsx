import { useState } from 'react';
import { useKnownRole, useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Modal } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { lazyPart } from '#app/admin/failure/lazy-part.tsx';
import { fill } from '#app/words/fill.ts';
import { changeGroups, changesAsText } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContrastWarning } from './contrast-warning.tsx';
import { useDraft } from './draft-context.ts';

// Sign-in and publishing load only when needed.
const PublishStep = lazyPart(() => import('./publish-step.tsx'));

/** Save Changes: the effect for visitors, and who may publish it (spec 2 §4; PRODUCT, Admin access). */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const { changes, discard } = useDraft();
  const [step, setStep] = useState<'changes' | 'discard' | 'publish'>('changes');
  const { publish, draft, common, roles } = admin.words;
  const role = useKnownRole();
  const mayPublish = useMayDo()('publish');
  const groups = changeGroups(changes, admin);
  const close = { closeLabel: common.close, onClose };

  if (step === 'publish')
    return (
      <Modal key="publish" title={publish.title} {...close}>
        <PublishStep onClose={onClose} />
      </Modal>
    );

  if (groups.length === 0)
    return (
      <Modal title={publish.nothing.title} {...close}>
        <p>{publish.nothing.text}</p>
        <div className="modal-acts">
          <button className="btn sm" type="button" data-autofocus onClick={onClose}>
            {common.close}
          </button>
        </div>
      </Modal>
    );

  if (step === 'discard')
    return (
      <Modal key="discard" title={draft.discard} {...close}>
        <p>{draft.discardConfirm}</p>
        <div className="modal-acts">
          <button className="btn line sm" type="button" data-autofocus onClick={() => setStep('changes')}>
            {common.cancel}
          </button>
          <button
            className="btn danger sm"
            type="button"
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {draft.discard}
          </button>
        </div>
      </Modal>
    );

  return (
    <Modal key="changes" title={publish.title} {...close}>
      <p>{publish.intro}</p>
      <ChangeList groups={groups} />
      <ContrastWarning />
      {role && !mayPublish && <p>{fill(roles.publishing, { role: roles.names[role] })}</p>}
      <div className="modal-acts">
        <button className="btn line sm" type="button" onClick={() => setStep('discard')}>
          {draft.discard}
        </button>
        <button
          className="btn line sm"
          type="button"
          onClick={async () => {
            const isCopied = await copyText(changesAsText(groups));
            onClose();
            admin.notify(isCopied ? publish.copied : publish.copyFailed);
          }}
        >
          {publish.copy}
        </button>
        <button className="btn line sm" type="button" onClick={onClose}>
          {publish.keepEditing}
        </button>
        {mayPublish && (
          <button className="btn sm" type="button" data-autofocus onClick={() => setStep('publish')}>
            {publish.review}
          </button>
        )}
      </div>
    </Modal>
  );
}
