import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { pagedList } from '#app/admin/load-pages.ts';
import { MoreButton } from '#app/admin/more-button.tsx';
import { type NamedVersion, releasesKey } from '#app/admin/publishing/release.ts';
import { useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import { useWords } from '#app/admin/use-words.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import type { PublishedRelease, ReleasePage } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { OpenReleaseList } from './open-releases.tsx';
import { ReleaseItem, ReleaseLines } from './release-item.tsx';

const RestoreDialog = lazyPart(() => import('./restore-dialog.tsx'));
const CompareDialog = lazyPart(async () => ({
  default: (await import('./version-difference.tsx')).CompareDialog,
}));

export default function History() {
  return (
    <AdminScreen screen="history" may="publish" texts={useWords(publishingWords).history}>
      <OpenReleaseList />
      <VersionList />
    </AdminScreen>
  );
}

/** Asks again until visitors see the stored version. */
const lookAgainMs = 2000;

type VersionAction = 'changes' | 'compare' | 'restore';

/** The published releases, newest first, and the state before the first one. */
function VersionList() {
  const [open, setOpen] = useState<{ action: VersionAction; version: NamedVersion } | null>(null);
  const texts = useWords(publishingWords).history;
  const list = useInfiniteQuery({
    queryKey: releasesKey,
    ...pagedList<ReleasePage>(releasesKey[0]),
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      return first && isWaiting(first) ? lookAgainMs : false;
    },
  });
  const actsOf = (actions: readonly VersionAction[], version: NamedVersion) =>
    actions.map((action) => ({ name: texts.actions[action], run: () => setOpen({ action, version }) }));

  return <Loaded query={list}>{({ pages }) => shown(pages)}</Loaded>;

  function shown(pages: readonly ReleasePage[]) {
    const versions = pages.flatMap(({ releases }) => releases);
    const [newest] = versions;
    if (!newest) return <NothingPublished />;
    return (
      <>
        <ul className="card rows">
          {versions.map((release) => (
            <ReleaseItem
              key={release.version}
              name={fill(texts.version, { version: release.version })}
              title={
                <h2>
                  {fill(texts.version, { version: release.version })}{' '}
                  {release === newest && <span className="badge active">{texts.current}</span>}
                </h2>
              }
              trouble={release === newest && isWaiting(pages[0]!) ? texts.notShown : undefined}
              acts={actsOf(
                release === newest ? ['changes'] : ['changes', 'compare', 'restore'],
                namedVersion(release),
              )}
            >
              <ReleaseLines release={release} at={release.endedAt} />
            </ReleaseItem>
          ))}
          {!list.hasNextPage && (
            <ReleaseItem
              name={texts.initial}
              title={<h2>{texts.initial}</h2>}
              acts={actsOf(['compare', 'restore'], { version: 0, publishedAt: null })}
            >
              <p className="small muted">{texts.initialText}</p>
            </ReleaseItem>
          )}
        </ul>
        <MoreButton list={list} label={texts.older} />
        {open && dialogOf(open.action, open.version, versions)}
      </>
    );
  }

  function dialogOf(action: VersionAction, chosen: NamedVersion, versions: readonly PublishedRelease[]) {
    const { version } = chosen;
    const current = versions[0]!.version;
    const close = () => setOpen(null);
    if (action === 'restore') return <RestoreDialog version={chosen} current={current} onClose={close} />;
    const isChoice = action === 'compare';
    return (
      <CompareDialog
        title={isChoice ? texts.compareTitle : fill(texts.changesTitle, { version })}
        from={isChoice ? version : version - 1}
        to={isChoice ? current : version}
        versions={isChoice ? versions.map(namedVersion) : undefined}
        onClose={close}
      />
    );
  }
}

function NothingPublished() {
  const { empty, schedule: texts } = useWords(publishingWords).history;
  const { data: schedule } = useOpenReleases();
  return (
    <div className="columns wide">
      <EmptyState title={empty.title} text={empty.text} example="version">
        <Link className="btn sm" to={adminPath('content')}>
          {empty.edit}
        </Link>
      </EmptyState>
      {schedule?.releases.length === 0 && <EmptyState {...texts.empty} example="scheduled" />}
    </div>
  );
}

function namedVersion({ version, endedAt }: PublishedRelease): NamedVersion {
  return { version, publishedAt: endedAt };
}

function isWaiting({ releases: [newest], shownVersion }: ReleasePage): boolean {
  return newest !== undefined && newest.version > shownVersion;
}
