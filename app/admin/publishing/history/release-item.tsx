import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Note } from '#app/admin/controls/card.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { summaryText } from '#app/admin/publishing/release-summary.ts';
import { useWords } from '#app/admin/use-words.ts';
import { publishingWords } from '#content/admin/publishing.ts';
import type { Release, ReleaseSummary } from '#domain/api/release.ts';
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
    <li>
      <div className="lines">
        {title}
        {trouble && (
          <Note kind="bad" role="status">
            {trouble}
          </Note>
        )}
        {children}
      </div>
      <div className="row">
        {acts.map((act) => (
          <Button
            key={act.name}
            kind={act.isMain ? 'primary' : 'ghost'}
            isDisabled={isBusy}
            aria-label={`${act.name}: ${name}`}
            onClick={act.run}
          >
            {act.name}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Names time, author, approver and contents of a release. */
export function ReleaseLines({ release, at }: { release: Release; at: string }) {
  const { words, language } = useAdmin();
  const texts = useWords(publishingWords).history;
  const { author, approvedBy, restoredVersion, summary } = release;
  const nameOf = ({ name }: Release['author']) => name ?? words.common.unknown;
  const restored = fill(restoredVersion === 0 ? texts.restoredFromInitial : texts.restoredFrom, {
    version: restoredVersion ?? 0,
  });
  return (
    <>
      <p className="small muted">
        {exactMomentText(language, at)} · {nameOf(author)}
        {approvedBy && ` · ${fill(texts.schedule.approved, { name: nameOf(approvedBy) })}`}
      </p>
      {restoredVersion !== null && <p className="small">{restored}</p>}
      <SummaryLines summary={summary} />
    </>
  );
}

function SummaryLines({ summary }: { summary: ReleaseSummary }) {
  const { offerings, language } = useAdmin();
  const words = useWords(publishingWords);
  const pages = offerings.filter(({ id }) => summary.offerings.includes(id)).map(({ name }) => name);
  return (
    <>
      <p className="small">{summaryText(summary, language)}</p>
      {pages.length > 0 && (
        <p className="small">
          {words.publish.affected}: {pages.join(', ')}
        </p>
      )}
    </>
  );
}
