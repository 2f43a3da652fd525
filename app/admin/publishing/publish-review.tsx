import { useKnownRole, useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentChecks, useContentGuide } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { KeepOpen } from '#app/admin/controls/modal.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { AffectedPage } from '#app/admin/publishing/changes/affected-pages.ts';
import { type ChangeLine, changeGroups, changesAsText } from '#app/admin/publishing/changes/change-lines.ts';
import { ChangeList } from '#app/admin/publishing/changes/change-list.tsx';
import { type ContentGroup, changeCount } from '#app/admin/publishing/changes/content-changes.ts';
import { contentAsText, placeTexts } from '#app/admin/publishing/changes/content-place.ts';
import { ProductConflicts } from '#app/admin/publishing/products/product-conflicts.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { ProblemError } from '#app/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ContentState } from '#domain/api/content.ts';
import type { OpenReleases } from '#domain/api/release.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ApprovalNote } from './approval-note.tsx';
import { ContentChecks } from './content-checks.tsx';
import { ContrastWarning, useWeakColors } from './contrast-warning.tsx';
import { DraftedChange, isNewer, type Seen } from './drafted-change.tsx';
import { DraftedContent } from './drafted-content.tsx';
import { type Later, PublishLater } from './publish-later.tsx';
import { useApprovers } from './release-queries.ts';
import { takeFocus } from './take-focus.ts';
import { useOverflowProblems } from './use-overflow-problems.ts';

type Props = {
  pages: readonly AffectedPage[];
  /** Undefined for guests. */
  content: ContentState | undefined;
  groups: readonly ContentGroup[];
  seen: Seen;
  isBusy: boolean;
  error: unknown;
  /** Undefined for guests. */
  open: OpenReleases | undefined;
  onPublish: () => void;
  onSchedule: (later: Later) => void;
  onDiscard: () => void;
  onClose: () => void;
};

export function PublishReview(props: Props) {
  const { pages, content, groups: contentGroups, seen, open, isBusy, error } = props;
  const { onPublish, onSchedule, onDiscard, onClose } = props;
  const admin = useAdmin();
  const { changes, editor } = useProducts();
  const { publish, draft, roles } = admin.words;
  const role = useKnownRole();
  const mayPublish = useMayDo()('publish');
  const weak = useWeakColors();
  const groups = changeGroups(changes, admin);
  const isContentNew = changeCount(contentGroups) > 0;
  const problems = useContentChecks(content?.revision).data?.problems ?? [];
  const guide = useContentGuide(content !== undefined).data;
  const laidOut = useOverflowProblems(contentGroups);
  const asks = mayPublish && open?.isApprovalRequired === true;
  const approvers = useApprovers(open);
  const draftsOf = (line: ChangeLine) =>
    line.fields.flatMap((id) => {
      const draft = editor.shown(id)?.field.draft;
      return draft ? [{ id, draft }] : [];
    });
  const drafts = [
    ...groups.flatMap(({ lines }) => lines.flatMap(draftsOf)),
    ...contentGroups.flatMap(({ rows }) => rows.flatMap(({ changes }) => changes)),
  ];
  const hasNewer = content !== undefined && drafts.some(({ draft }) => draft && isNewer(draft, seen));
  const isBlocked = problems.some(({ severity }) => severity === 'blocks');
  const whenIdle = (act: () => void) => () => isBusy || act();

  async function copy() {
    const texts = { ...admin, ...placeTexts(content?.fields ?? [], guide, admin) };
    const lists = [changesAsText(groups), contentAsText(contentGroups, texts)].filter(Boolean);
    const isCopied = await copyText(lists.join('\n\n'));
    onClose();
    admin.notify(isCopied ? publish.copied : publish.copyFailed);
  }

  return (
    <>
      {isBusy && <KeepOpen reason={publish.publishing} />}
      <div className="changes-intro">
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
        {hasNewer && <p className="note">{publish.content.newer}</p>}
      </div>
      {groups.length > 0 && (
        <ChangeList groups={groups}>
          {content &&
            ((line) => (
              <DraftedChange drafts={draftsOf(line)} name={line.shown} seen={seen} isLocked={isBusy} />
            ))}
        </ChangeList>
      )}
      <ContentChecks
        problems={[...problems, ...laidOut.problems]}
        texts={placeTexts(content?.fields ?? [], guide, admin)}
        onClose={onClose}
      />
      {laidOut.left > 0 && (
        <p className="small" role="status">
          {fill(plural(publish.checks, 'left', laidOut.left, admin.language), { count: laidOut.left })}
        </p>
      )}
      {laidOut.failed.length > 0 && (
        <p className="small">{fill(publish.checks.notLaidOut, { pages: laidOut.failed.join(', ') })}</p>
      )}
      {content && isContentNew && (
        <DraftedContent
          state={content}
          groups={contentGroups}
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
      {open && mayPublish && <PublishLater open={open} isBusy={isBusy} onSchedule={onSchedule} />}
      {asks && <ApprovalNote approvers={approvers} />}
      {error !== null && <PublishFailure error={error} />}
      {role && !mayPublish && <p>{fill(roles.publishing, { role: roles.names[role] })}</p>}
      <div className="modal-acts">
        <Button isDisabled={isBusy} onClick={onClose}>
          {publish.keepEditing}
        </Button>
        {asks && approvers && (
          <Button
            kind="primary"
            isDisabled={isBusy || isBlocked}
            ref={takeFocus}
            onClick={() => onSchedule({ asks: true })}
          >
            {isBusy ? publish.publishing : publish.scheduled.send}
          </Button>
        )}
        {mayPublish && !asks && (
          <Button
            kind={weak.length > 0 ? 'secondary' : 'primary'}
            isDisabled={isBusy || isBlocked}
            ref={takeFocus}
            onClick={onPublish}
          >
            {isBusy ? publish.publishing : weak.length > 0 ? publish.publishWeak : publish.publish}
          </Button>
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

function PublishFailure({ error }: { error: unknown }) {
  const admin = useAdmin();
  const { publish, errors } = admin.words;
  // If the answer was lost, the changes may be stored.
  const isRefused = error instanceof ProblemError && error.status > 0;
  const reasonOf = (problem: unknown) =>
    problem instanceof ProblemError && Object.hasOwn(publish.refused, problem.code)
      ? publish.refused[problem.code as keyof typeof publish.refused]
      : undefined;
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div>
        <b>{publish.failure.title}</b>
        <p>{reasonOf(error) ?? problemMessage(errors, error)}</p>
        <p>{isRefused ? publish.failure.text : publish.failure.unknown}</p>
      </div>
    </div>
  );
}
