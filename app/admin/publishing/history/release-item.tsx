import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Release, ReleaseSummary } from '#domain/api/release.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Act = { readonly name: string; readonly run: () => void; readonly isMain?: boolean };

type Props = {
  title: ReactNode;
  /** Names the release in the labels of its buttons. */
  name: string;
  /** The reason why it failed or is not shown yet. */
  trouble?: string | undefined;
  acts: readonly Act[];
  isBusy?: boolean;
  children: ReactNode;
};

/** A release in the history, whatever has become of it. */
export function ReleaseItem({ title, name, trouble, acts, isBusy = false, children }: Props) {
  return (
    <li className="card version">
      {title}
      {trouble && (
        <p className="note bad" role="status">
          <Icon name="alert" />
          {trouble}
        </p>
      )}
      {children}
      <div className="version-acts">
        {acts.map((act) => (
          <Button
            key={act.name}
            kind={act.isMain ? 'primary' : 'secondary'}
            isDisabled={isBusy}
            aria-label={`${act.name}: ${name}`}
            onClick={() => act.run()}
          >
            {act.name}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Names author and approver of a release, and its time. */
export function ReleasePeople({ release, at }: { release: Release; at: string }) {
  const { words, language } = useAdmin();
  const nameOf = ({ name }: Release['author']) => name ?? words.common.unknown;
  return (
    <p className="small muted">
      {exactMomentText(language, at)} · {nameOf(release.author)}
      {release.approvedBy &&
        ` · ${fill(words.history.schedule.approved, { name: nameOf(release.approvedBy) })}`}
    </p>
  );
}

export function RestoredFrom({ release: { restoredVersion } }: { release: Release }) {
  const texts = useAdmin().words.history;
  if (restoredVersion === null) return null;
  return (
    <p>
      {restoredVersion === 0
        ? texts.restoredFromInitial
        : fill(texts.restoredFrom, { version: restoredVersion })}
    </p>
  );
}

export function SummaryLines({ summary }: { summary: ReleaseSummary }) {
  const { words, language, offerings } = useAdmin();
  const { groups, affected } = words.publish;
  const { added, changed, removed } = summary.products;
  const counts = { added, changed, removed, colors: summary.colors.changed };
  const lines = (Object.keys(counts) as (keyof typeof counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(plural(groups, kind, counts[kind], language), { count: counts[kind] }));
  const fields = summary.fields.changed;
  if (fields > 0) lines.push(fill(plural(words.history, 'fields', fields, language), { count: fields }));
  const pages = offerings.filter(({ id }) => summary.offerings.includes(id)).map(({ name }) => name);
  return (
    <>
      <p>{lines.join(' · ') || words.history.same}</p>
      {pages.length > 0 && (
        <p className="small">
          {affected}: {pages.join(', ')}
        </p>
      )}
    </>
  );
}
