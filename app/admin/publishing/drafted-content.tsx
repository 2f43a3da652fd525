import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { isOutdated } from '#app/admin/content/draft/field-values.ts';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { ContentChangeList } from '#app/admin/publishing/changes/content-change-list.tsx';
import type { ContentGroup } from '#app/admin/publishing/changes/content-changes.ts';
import { editorPath } from '#app/admin/publishing/changes/content-place.ts';
import type { ContentState } from '#domain/api/content.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { DraftedChange, type Seen } from './drafted-change.tsx';

type Props = {
  state: ContentState;
  groups: readonly ContentGroup[];
  seen: Seen;
  isLocked: boolean;
  onClose: () => void;
};

/** Words and facts that would go live; each can be taken back or changed again. */
export function DraftedContent({ state, groups, seen, isLocked, onClose }: Props) {
  const { words, language } = useAdmin();
  const texts = words.publish.content;
  const outdated = state.fields.filter(isOutdated).length;
  return (
    <>
      {outdated > 0 && (
        <p className="note">
          <span>
            {fill(plural(texts, 'outdated', outdated, language), { count: outdated })}{' '}
            <Link to={`${adminPath('content')}?show=outdated`} onClick={onClose}>
              {texts.choose}
            </Link>
          </span>
        </p>
      )}
      <ContentChangeList groups={groups} fields={state.fields}>
        {({ id, draft, language: of }, place) => {
          const name = of === 'all' ? place : `${place}, ${words.content.languages[of]}`;
          return (
            draft && (
              <DraftedChange drafts={[{ id, draft }]} name={name} seen={seen} isLocked={isLocked}>
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
          );
        }}
      </ContentChangeList>
    </>
  );
}
