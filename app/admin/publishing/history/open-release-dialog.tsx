import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useIsDark } from '#app/admin/admin-theme.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { DraftFrame, type FrameSize, frameSizes } from '#app/admin/content/preview/draft-frame.tsx';
import { PreviewLinkList } from '#app/admin/content/preview/preview-links.tsx';
import { useContentState } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { both, Loaded } from '#app/admin/controls/loaded.tsx';
import { Modal } from '#app/admin/controls/modal.tsx';
import { Choice } from '#app/admin/controls/segments.tsx';
import { versionKey } from '#app/admin/publishing/release.ts';
import { openReleaseKey } from '#app/admin/publishing/release-queries.ts';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { contentWords } from '#content/admin/content.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import { isOpenRelease, type PublishedEdits, type Release, type WholeRelease } from '#domain/api/release.ts';
import { languageOfPath, pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import type { StoredEdit, StoredEdits } from '#domain/publishing/content-edits.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { Difference } from './version-difference.tsx';

type Props = {
  release: Release;
  /** Undefined: it is not theirs to approve. */
  onApprove: (() => void) | undefined;
  onClose: () => void;
};

/** Shows on a list and on the pages what a release would change, against what visitors see now. */
export default function OpenReleaseDialog({ release, onApprove, onClose }: Props) {
  const { words } = useAdmin();
  const texts = useWords(publishingWords).history.schedule;
  const version = useContentState().data?.version;
  const whole = useQuery<WholeRelease>({ queryKey: openReleaseKey(release.id) });
  const live = useQuery<PublishedEdits>({
    queryKey: versionKey(version ?? 0),
    enabled: version !== undefined,
  });
  return (
    <Modal title={release.state === 'cancelled' ? texts.contentsCancelled : texts.contents} onClose={onClose}>
      <Loaded query={both(whole, live)}>
        {([{ changes }, { edits }]) => <Contents release={release} changes={changes} edits={edits} />}
      </Loaded>
      <div className="row end">
        <Button kind={onApprove ? 'secondary' : 'primary'} data-autofocus onClick={onClose}>
          {words.common.close}
        </Button>
        {onApprove && (
          <Button kind="primary" onClick={onApprove}>
            {texts.approve}
          </Button>
        )}
      </div>
    </Modal>
  );
}

type ContentsProps = { release: Release; changes: WholeRelease['changes']; edits: StoredEdits };

function Contents({ release, changes, edits }: ContentsProps) {
  const { pagePaths } = useAdmin();
  const { history } = useWords(publishingWords);
  const next = useMemo(() => withChanges(edits, changes), [edits, changes]);
  const isLeft = (id: string) => release.state === 'cancelled' && release.places.includes(id);
  // Facts are on many pages, so the home page stands for them.
  const first = changes.map(({ id }) => pagePaths[placeOf(id).page]).find((path) => path !== undefined);
  return (
    <>
      <Difference before={edits} after={next}>
        {({ id }) => isLeft(id) && <p className="caption muted">{history.schedule.leftHere}</p>}
      </Difference>
      <ReleasePreview release={release} path={first ?? '/'} />
    </>
  );
}

function withChanges(edits: StoredEdits, changes: WholeRelease['changes']): StoredEdits {
  const next: Record<string, StoredEdit> = { ...edits };
  for (const { id, value } of changes)
    if (value === undefined) delete next[id];
    else next[id] = { value, basedOn: undefined, by: '', at: '' };
  return next;
}

/** The pages as visitors would see them once a release is published; links lead on within it. */
function ReleasePreview({ release, path: first }: { release: Release; path: string }) {
  const { words, language, pagePaths } = useAdmin();
  const { content } = useWords(contentWords);
  const { colors } = useWords(colorsWords);
  const [path, setPath] = useState(pathIn(language, first));
  const [size, setSize] = useState<FrameSize>('desktop');
  const [hasFailed, setHasFailed] = useState(false);
  const isDark = useIsDark();
  const shown = languageOfPath(path);
  const page = Object.values(pagePaths).find((own) => pathIn(shown, own) === path) ?? first;
  return (
    <section className="group" aria-label={content.preview.title}>
      <div className="bar">
        <Choice
          label={content.preview.language}
          names={languages}
          selected={shown}
          texts={content.languages}
          onSelect={(name) => setPath(pathIn(name, page))}
        />
        <Choice
          label={colors.live.size}
          names={Object.keys(frameSizes) as FrameSize[]}
          selected={size}
          texts={colors.live}
          onSelect={setSize}
        />
      </div>
      {hasFailed && <p role="alert">{words.errors.loadFailed}</p>}
      <DraftFrame
        path={path}
        title={fill(content.preview.frame, { title: path })}
        release={release.id}
        size={size}
        isDark={isDark}
        onPage={setPath}
        onFailed={setHasFailed}
      />
      {isOpenRelease(release) && <PreviewLinkList path={path} release={release.id} />}
    </section>
  );
}
