import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { isOutdated } from '#app/admin/content/draft/field-values.ts';
import { contentKey, draftKey, sendDraftPatch } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { momentText } from '#app/admin/moment.ts';
import { ContentChangeList } from '#app/admin/publishing/changes/content-change-list.tsx';
import type { ContentGroup } from '#app/admin/publishing/changes/content-changes.ts';
import { editorPath, type PlaceTexts } from '#app/admin/publishing/changes/content-place.ts';
import { useWords } from '#app/admin/use-words.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { publishingWords } from '#content/admin/publishing.ts';
import type { ContentField } from '#domain/api/content.ts';
import { counted } from '#domain/language/plural.ts';

type Draft = NonNullable<ContentField['draft']>;

/** Version and revision of the draft when the list was first shown; newer changes came after it. */
export type Seen = { readonly version: number; readonly revision: number };

export function isNewer({ revision }: Pick<Draft, 'revision'>, seen: Seen): boolean {
  return revision > seen.revision;
}

type Props = {
  /** Fields of one change, such as all of a new product. */
  drafts: readonly { readonly id: string; readonly draft: Draft }[];
  name: string;
  seen: Seen;
  isLocked: boolean;
  children?: ReactNode;
};

/** Shows author and time of a drafted change, and a button that takes it back. */
export function DraftedChange({ drafts, name, seen, isLocked, children }: Props) {
  const { words, language } = useAdmin();
  const texts = useWords(publishingWords).publish.content;
  const reverting = useAct({
    async send() {
      const changes = drafts.map(({ id, draft: { revision } }) => ({
        id,
        revision,
        isDiscarded: true as const,
      }));
      const { conflicts } = await sendDraftPatch({ version: seen.version, changes });
      if (conflicts.length > 0) throw new Error('It has changed since it was read.');
    },
    refetch: [contentKey, draftKey],
  });
  const [newest] = drafts.map(({ draft }) => draft).toSorted((one, other) => other.revision - one.revision);
  if (!newest) return null;
  return (
    <>
      <p className="caption muted">
        {isNewer(newest, seen) && <b className="badge active">{texts.newBadge}</b>}{' '}
        {newest.by.name ?? words.common.unknown}, {momentText(language, newest.at)}
      </p>
      <p className="row">
        <Button
          kind="ghost"
          isDisabled={isLocked || reverting.isRunning}
          aria-label={`${texts.revert}: ${name}`}
          onClick={() => reverting.run()}
        >
          {texts.revert}
        </Button>
        {children}
      </p>
      {reverting.error && <FormProblem text={texts.revertFailed} />}
    </>
  );
}

type ContentProps = Pick<Props, 'seen' | 'isLocked'> & {
  groups: readonly ContentGroup[];
  texts: PlaceTexts;
  onClose: () => void;
};

/** Words and facts that would go live; each can be taken back or changed again. */
export function DraftedContent({ groups, texts: placeTexts, onClose, ...rest }: ContentProps) {
  const { language } = useAdmin();
  const texts = useWords(publishingWords).publish.content;
  const outdated = [...placeTexts.fields.values()].filter(isOutdated).length;
  return (
    <>
      {outdated > 0 && (
        <Note icon={null}>
          <span>
            {counted(texts, 'outdated', outdated, language)}{' '}
            <Link to={`${adminPath('content')}?show=outdated`} onClick={onClose}>
              {texts.choose}
            </Link>
          </span>
        </Note>
      )}
      <ContentChangeList groups={groups} texts={placeTexts}>
        {({ id, draft }, name) =>
          draft && (
            <DraftedChange drafts={[{ id, draft }]} name={name} {...rest}>
              <Link
                className="text-act"
                to={editorPath(id)}
                aria-label={`${texts.edit}: ${name}`}
                onClick={onClose}
              >
                {texts.edit}
              </Link>
            </DraftedChange>
          )
        }
      </ContentChangeList>
    </>
  );
}
