import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { fill } from '#app/language/fill.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { plural } from '#domain/plural.ts';
import { changeGroups, changesAsText } from './change-lines.ts';
import { useDraft } from './draft-context.ts';
import { useWeakPairs } from './use-weak-pairs.ts';

/**
 * Save Changes (spec 2 §4: behaviour not shown): what the draft would change for visitors, and who may publish it
 * (PRODUCT, Admin access).
 */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const { changes, discard } = useDraft();
  const [step, setStep] = useState<'changes' | 'discard'>('changes');
  const { publish, draft, common } = admin.words;
  const groups = changeGroups(changes, admin);
  const close = { closeLabel: common.close, onClose };

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
      <div className="changes">
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map(({ shown, spoken }) => (
                <li key={shown}>
                  <span aria-hidden="true">{shown}</span>
                  <span className="sr">{spoken}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ContrastWarning />
      <div className="note">
        <Icon name="alert" />
        <div>
          <b>{publish.notYet.title}</b>
          <p>{publish.notYet.text}</p>
        </div>
      </div>
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
        <button className="btn sm" type="button" data-autofocus onClick={onClose}>
          {publish.keepEditing}
        </button>
      </div>
    </Modal>
  );
}

/** Warns of text that visitors could hardly read (PRODUCT, Published colours). */
function ContrastWarning() {
  const { words, language } = useAdmin();
  const count = useWeakPairs();
  if (count === 0) return null;
  return (
    <p className="err">
      <Icon name="alert" />
      {fill(plural(words.publish, 'contrastWarning', count, language), { count })}
    </p>
  );
}
