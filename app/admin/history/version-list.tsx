import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { LoadFailed } from '#app/admin/operator/load-failed.tsx';
import { queryFunction } from '#app/api-client.ts';
import { fill } from '#app/language/fill.ts';
import { plural } from '#domain/plural.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { type Version, type VersionPage, versionsKey } from './version.ts';

/** The versions, newest first, each with author, time and what it changed. */
export function VersionList() {
  const { words } = useAdmin();
  const texts = words.history;
  const [chosen, setChosen] = useState<Version | null>(null);
  const list = useInfiniteQuery({
    queryKey: versionsKey,
    queryFn: ({ pageParam }) =>
      queryFunction()({
        queryKey: [pageParam === null ? versionsKey[0] : `${versionsKey[0]}?before=${pageParam}`],
      }) as Promise<VersionPage>,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // A colleague may have published since this tab was last open.
    staleTime: 0,
  });
  if (list.isPending) return <p role="status">{words.common.loading}</p>;
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />;
  const versions = list.data.pages.flatMap(({ publications }) => publications);
  const [current] = versions;
  if (!current)
    return (
      <div className="product-empty">
        <h2>{texts.empty.title}</h2>
        <p className="muted">{texts.empty.text}</p>
      </div>
    );
  return (
    <>
      <ul className="stack">
        {versions.map((version) => (
          <VersionItem
            key={version.version}
            version={version}
            isCurrent={version === current}
            onRestore={() => setChosen(version)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <button className="btn line sm" type="button" onClick={() => void list.fetchNextPage()}>
          {words.common.pagination.next}
        </button>
      )}
      {chosen && <RestoreDialog version={chosen} current={current.version} onClose={() => setChosen(null)} />}
    </>
  );
}

type ItemProps = { version: Version; isCurrent: boolean; onRestore: () => void };

function VersionItem({ version, isCurrent, onRestore }: ItemProps) {
  const { words, language } = useAdmin();
  const texts = words.history;
  const title = `${texts.columns.version} ${version.version}`;
  return (
    <li className="card">
      <h2>{title}</h2>
      <p className="small muted">
        {momentText(language, version.publishedAt)} · {version.author.name ?? words.common.unknown}
      </p>
      <SummaryLines summary={version.summary} />
      {isCurrent ? (
        <p>
          <b>{texts.current}</b>
        </p>
      ) : (
        <button
          className="btn line sm"
          type="button"
          aria-label={fill(texts.restoreTitle, { version: version.version })}
          onClick={onRestore}
        >
          {texts.restore}
        </button>
      )}
    </li>
  );
}

function SummaryLines({ summary }: { summary: Version['summary'] }) {
  const { words, language, offerings } = useAdmin();
  const { groups, affected } = words.publish;
  const { added, changed, removed } = summary.products;
  const counts = { added, changed, removed, colors: summary.colors.changed };
  const lines = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(plural(groups, kind, counts[kind], language), { count: counts[kind] }));
  const pages = offerings.filter(({ id }) => summary.offerings.includes(id)).map(({ name }) => name);
  return (
    <>
      <p>{lines.join(' · ')}</p>
      {pages.length > 0 && (
        <p className="small">
          {affected}: {pages.join(', ')}
        </p>
      )}
    </>
  );
}
