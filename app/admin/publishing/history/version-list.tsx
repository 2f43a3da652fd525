import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import { pagedList } from '#app/admin/load-pages.ts';
import { MoreButton } from '#app/admin/more-button.tsx';
import { lookAgainMs, type NamedVersion, releasesKey } from '#app/admin/publishing/release.ts';
import { useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import type { PublishedRelease, ReleasePage } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ReleaseItem, ReleasePeople, RestoredFrom, SummaryLines } from './release-item.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

type VersionAction = 'changes' | 'compare' | 'restore';

export function VersionList() {
  const { words } = useAdmin();
  const texts = words.history;
  const [open, setOpen] = useState<{ action: VersionAction; version: NamedVersion } | null>(null);
  const { data: schedule } = useOpenReleases();
  const list = useInfiniteQuery({
    queryKey: releasesKey,
    ...pagedList<ReleasePage>(releasesKey[0]),
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      return first && isWaiting(first) ? lookAgainMs : false;
    },
  });
  if (list.isPending) return <p role="status">{words.common.loading}</p>;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const versions = list.data.pages.flatMap(({ releases }) => releases);
  const [newest] = versions;
  if (!newest)
    return (
      <div className="nothing-published">
        <EmptyState title={texts.empty.title} text={texts.empty.text} example="version">
          <Link className="btn sm" to={adminPath('content')}>
            {texts.empty.edit}
          </Link>
        </EmptyState>
        {schedule?.releases.length === 0 && <EmptyState {...texts.schedule.empty} example="scheduled" />}
      </div>
    );
  const current = newest.version;
  const close = () => setOpen(null);
  const { action, version } = open ?? {};
  const actsOf = (actions: readonly VersionAction[], chosen: NamedVersion) =>
    actions.map((name) => ({
      name: texts.actions[name],
      run: () => setOpen({ action: name, version: chosen }),
    }));
  return (
    <>
      <ul className="versions">
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
            trouble={release === newest && isWaiting(list.data.pages[0]!) ? texts.notShown : undefined}
            acts={actsOf(
              release === newest ? ['changes'] : ['changes', 'compare', 'restore'],
              namedVersion(release),
            )}
          >
            <ReleasePeople release={release} at={release.endedAt} />
            <RestoredFrom release={release} />
            <SummaryLines summary={release.summary} />
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
      {action === 'changes' && (
        <CompareDialog
          title={fill(texts.changesTitle, { version: version!.version })}
          from={version!.version - 1}
          to={version!.version}
          onClose={close}
        />
      )}
      {action === 'compare' && (
        <CompareDialog
          title={texts.compareTitle}
          from={version!.version}
          to={current}
          versions={versions.map(namedVersion)}
          onClose={close}
        />
      )}
      {action === 'restore' && <RestoreDialog version={version!} current={current} onClose={close} />}
    </>
  );
}

function namedVersion({ version, endedAt }: PublishedRelease): NamedVersion {
  return { version, publishedAt: endedAt };
}

function isWaiting({ releases: [newest], shownVersion }: ReleasePage): boolean {
  return newest !== undefined && newest.version > shownVersion;
}
