import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { adminPath } from '#app/admin/admin-tabs.tsx';
import { EmptyState } from '#app/admin/controls/empty-state.tsx';
import { LoadFailed } from '#app/admin/errors/load-failed.tsx';
import { pagedList } from '#app/admin/load-pages.ts';
import { MoreButton } from '#app/admin/more-button.tsx';
import type { ReleasePage } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { lookAgainMs, type NamedVersion, versionsKey } from './release.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { useSchedule } from './schedule-queries.ts';
import { InitialVersion, type VersionAction, VersionItem } from './version-item.tsx';

export function VersionList() {
  const { words } = useAdmin();
  const texts = words.history;
  const [open, setOpen] = useState<{ action: VersionAction; version: NamedVersion } | null>(null);
  const { data: schedule } = useSchedule();
  const list = useInfiniteQuery({
    queryKey: versionsKey,
    ...pagedList<ReleasePage>(versionsKey[0]),
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
  return (
    <>
      <ul className="versions">
        {versions.map((entry) => (
          <VersionItem
            key={entry.version}
            version={entry}
            isCurrent={entry === newest}
            isWaiting={entry === newest && isWaiting(list.data.pages[0]!)}
            onOpen={(chosen) => setOpen({ action: chosen, version: entry })}
          />
        ))}
        {!list.hasNextPage && (
          <InitialVersion
            onOpen={(chosen) => setOpen({ action: chosen, version: { version: 0, publishedAt: null } })}
          />
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
          versions={versions}
          onClose={close}
        />
      )}
      {action === 'restore' && <RestoreDialog version={version!} current={current} onClose={close} />}
    </>
  );
}

function isWaiting({ releases: [newest], shownVersion }: ReleasePage): boolean {
  return newest !== undefined && newest.version > shownVersion;
}
