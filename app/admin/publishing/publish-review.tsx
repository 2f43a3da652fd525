import { useKnownRole, useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { KeepOpen } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { fill } from '#app/words/fill.ts';
import { changeGroups, changesAsText } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import { ContrastWarning } from './contrast-warning.tsx';
import { useDraft } from './draft-context.ts';
import { PublishFailure } from './publish-failure.tsx';
import { takeFocus } from './take-focus.ts';
import { useWeakColors } from './use-weak-colors.ts';

type Props = {
  pages: readonly LinkableOffering[];
  isBusy: boolean;
  error: unknown;
  onPublish: () => void;
  onDiscard: () => void;
  onClose: () => void;
};

export function PublishReview({ pages, isBusy, error, onPublish, onDiscard, onClose }: Props) {
  const admin = useAdmin();
  const { changes } = useDraft();
  const { publish, draft, roles } = admin.words;
  const role = useKnownRole();
  const mayPublish = useMayDo()('publish');
  const weak = useWeakColors();
  const groups = changeGroups(changes, admin);
  const whenIdle = (act: () => void) => () => isBusy || act();

  async function copy() {
    const isCopied = await copyText(changesAsText(groups));
    onClose();
    admin.notify(isCopied ? publish.copied : publish.copyFailed);
  }

  return (
    <>
      {isBusy && <KeepOpen reason={publish.publishing} />}
      <div className="changes-intro">
        <p>{publish.intro}</p>
        <button
          className="text-act"
          type="button"
          aria-disabled={isBusy}
          ref={mayPublish ? undefined : takeFocus}
          onClick={whenIdle(() => void copy())}
        >
          {publish.copy}
        </button>
      </div>
      <ChangeList groups={groups} />
      {pages.length > 0 && (
        <p className="small">
          {publish.affected}: {pages.map(({ name }) => name).join(', ')}. {publish.affectedToo}
        </p>
      )}
      <ContrastWarning weak={weak} isLocked={isBusy} />
      {error !== null && <PublishFailure error={error} />}
      {role && !mayPublish && <p>{fill(roles.publishing, { role: roles.names[role] })}</p>}
      <div className="modal-acts">
        <button className="btn line sm" type="button" aria-disabled={isBusy} onClick={whenIdle(onClose)}>
          {publish.keepEditing}
        </button>
        {mayPublish && (
          <button
            className={weak.length > 0 ? 'btn line sm' : 'btn sm'}
            type="button"
            aria-disabled={isBusy}
            ref={takeFocus}
            onClick={whenIdle(onPublish)}
          >
            {isBusy ? publish.publishing : weak.length > 0 ? publish.publishWeak : publish.publish}
          </button>
        )}
        <button
          className="text-act discard-draft"
          type="button"
          aria-disabled={isBusy}
          onClick={whenIdle(onDiscard)}
        >
          {draft.discard}
        </button>
      </div>
    </>
  );
}
