import { useKnownRole, useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentChecks } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { KeepOpen, takeFocus } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { AffectedPage } from '#app/admin/publishing/changes/affected-pages.ts';
import {
  type ChangeLine,
  ChangeList,
  changeGroups,
  changesAsText,
} from '#app/admin/publishing/changes/change-list.tsx';
import { type ContentGroup, changedIn } from '#app/admin/publishing/changes/content-changes.ts';
import { contentAsText, usePlaceTexts } from '#app/admin/publishing/changes/content-place.ts';
import { ProductConflicts } from '#app/admin/publishing/products/product-conflicts.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError } from '#app/api-client.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import type { ContentState } from '#domain/api/content.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ContentChecks, ContrastWarning, useWeakColors } from './content-checks.tsx';
import { DraftedChange, DraftedContent, isNewer, type Seen } from './drafted-change.tsx';
import { type Later, PublishLater } from './publish-later.tsx';
import { useOpenReleases } from './release-queries.ts';
import { useApproval } from './use-approval.ts';

type Props = {
  pages: readonly AffectedPage[];
  /** Undefined for guests. */
  content: ContentState | undefined;
  groups: readonly ContentGroup[];
  seen: Seen;
  isBusy: boolean;
  /** The list is about to show something else. */
  isRenewing: boolean;
  error: Error | null;
  onPublish: (later?: Later) => void;
  onDiscard: () => void;
  onClose: () => void;
};

export function PublishReview(props: Props) {
  const { pages, content, groups: contentGroups, seen, isBusy, isRenewing, error } = props;
  const { onPublish, onDiscard, onClose } = props;
  const admin = useAdmin();
  const { changes, editor } = useProducts();
  const { draft, roles } = admin.words;
  const { publish } = useWords(publishingWords);
  const role = useKnownRole();
  const mayPublish = useMayDo()('publish');
  const weak = useWeakColors();
  const texts = usePlaceTexts(content?.fields);
  const groups = changeGroups(changes, texts);
  const checks = useContentChecks(content?.revision);
  const problems = checks.data?.problems ?? [];
  const { data: open } = useOpenReleases(content !== undefined);
  const approval = useApproval(content !== undefined);
  const asks = mayPublish && approval.isRequired;
  const draftsOf = (line: ChangeLine) =>
    line.fields.flatMap((id) => {
      const drafted = editor.shown(id)?.field.draft;
      return drafted ? [{ id, draft: drafted }] : [];
    });
  const drafts = [...groups.flatMap(({ lines }) => lines.flatMap(draftsOf)), ...changedIn(contentGroups)];
  const hasNewer = content !== undefined && drafts.some((one) => one.draft && isNewer(one.draft, seen));
  const isBlocked = problems.some(({ severity }) => severity === 'blocks');
  const publishNow = weak.length > 0 ? publish.publishWeak : publish.publish;
  const act = asks ? publish.scheduled.send : publishNow;

  async function copy() {
    const lists = [changesAsText(groups), contentAsText(contentGroups, texts)].filter(Boolean);
    const isCopied = await copyText(lists.join('\n\n'));
    onClose();
    admin.notify(isCopied ? publish.copied : publish.copyFailed);
  }

  return (
    <>
      {isBusy && <KeepOpen reason={publish.publishing} />}
      <div className="bar">
        <p>{publish.intro}</p>
        <Button
          kind="ghost"
          isDisabled={isBusy}
          ref={mayPublish ? undefined : takeFocus}
          onClick={() => void copy()}
        >
          {publish.copy}
        </Button>
      </div>
      <ProductConflicts />
      <div aria-live="polite" className={hasNewer ? undefined : 'sr'}>
        {hasNewer && <Note icon={null}>{publish.content.newer}</Note>}
      </div>
      {groups.length > 0 && (
        <ChangeList groups={groups}>
          {content &&
            ((line) => (
              <DraftedChange drafts={draftsOf(line)} name={line.shown} seen={seen} isLocked={isBusy} />
            ))}
        </ChangeList>
      )}
      <ContentChecks problems={problems} groups={contentGroups} texts={texts} onClose={onClose} />
      {contentGroups.length > 0 && (
        <DraftedContent
          groups={contentGroups}
          texts={texts}
          seen={seen}
          isLocked={isBusy}
          onClose={onClose}
        />
      )}
      {pages.length > 0 && (
        <p className="small">
          {publish.affected}: {pages.map(({ name }) => name).join(', ')}. {publish.affectedToo}
        </p>
      )}
      <ContrastWarning weak={weak} isLocked={isBusy} />
      {open && mayPublish && <PublishLater open={open} isBusy={isBusy} onSchedule={onPublish} />}
      {asks && <p>{approval.note}</p>}
      {error && <PublishFailure error={error} />}
      {role && !mayPublish && <p>{fill(roles.publishing, { role: roles.names[role] })}</p>}
      <div className="row end">
        <Button isDisabled={isBusy} onClick={onClose}>
          {publish.keepEditing}
        </Button>
        {mayPublish && (!asks || approval.names) && (
          <Button
            kind={weak.length > 0 && !asks ? 'secondary' : 'primary'}
            isDisabled={isBusy || isBlocked || isRenewing || checks.isPlaceholderData}
            ref={takeFocus}
            onClick={() => onPublish(asks ? { asks } : undefined)}
          >
            {isBusy ? publish.publishing : act}
          </Button>
        )}
        <button
          className="text-act discard-draft"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onDiscard()}
        >
          {draft.discard}
        </button>
      </div>
    </>
  );
}

function PublishFailure({ error }: { error: Error }) {
  const { errors } = useAdmin().words;
  const { publish } = useWords(publishingWords);
  const refused: Readonly<Record<string, string>> = publish.refused;
  // If the answer was lost, the changes may be stored.
  const isRefused = error instanceof ProblemError && error.status > 0;
  const reason = error instanceof ProblemError ? refused[error.code] : undefined;
  return (
    <Note kind="bad" role="alert">
      <div>
        <b>{publish.failure.title}</b>
        <p>{reason ?? problemMessage(errors, error)}</p>
        <p>{isRefused ? publish.failure.text : publish.failure.unknown}</p>
      </div>
    </Note>
  );
}
