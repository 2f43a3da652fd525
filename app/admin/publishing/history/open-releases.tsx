import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useAct } from '#app/admin/controls/use-act.ts';
import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { dueText, exactMomentText } from '#app/admin/moment.ts';
import { openReleaseKey, releaseData, useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import { useApproval } from '#app/admin/publishing/use-approval.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/ui/form-problem.tsx';
import { publishingWords } from '#content/admin/publishing.ts';
import { releasesWords } from '#content/admin/releases.ts';
import { cancelledDays, isOpenRelease, type Release, type WholeRelease } from '#domain/api/release.ts';
import { counted } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ReleaseItem, ReleaseLines } from './release-item.tsx';

const OpenReleaseDialog = lazyPart(() => import('./open-release-dialog.tsx'));

/** Lists the releases that wait, that failed and that were cancelled of late. */
export function OpenReleaseList() {
  const { language } = useAdmin();
  const texts = useWords(publishingWords).history.schedule;
  const { releases } = useWords(releasesWords);
  const { id: ownId } = useOperator();
  const { data } = useOpenReleases();
  const { names } = useApproval();
  const [opened, setOpened] = useState<Release | null>(null);
  const mayApprove = ({ state, author }: Release) => state === 'toApprove' && author.id !== ownId;
  const cancelledTitle = fill(texts.cancelled, { days: cancelledDays });
  const { run, isRunning, problem } = useAct({
    async send({ release: { id, dueAt }, isApproved }: { release: Release; isApproved: boolean }) {
      const [path] = openReleaseKey(id);
      if (!isApproved) return await sendChange<WholeRelease>('DELETE', path);
      await sendChange('POST', `${path}/approve`);
      return dueAt ? texts.approvedPlan : texts.approvedNow;
    },
    done(cancelled) {
      if (typeof cancelled === 'string') return cancelled;
      if (cancelled.restoredVersion !== null) return texts.withdrawn;
      return cancelled.places.length === 0 ? texts.back : fill(texts.backInPart, { title: cancelledTitle });
    },
    refetch: releaseData,
  });
  if (!data || data.releases.length === 0) return null;
  const open = data.releases.filter(isOpenRelease);
  const cancelled = data.releases.filter((release) => !isOpenRelease(release));

  function approve(release: Release) {
    setOpened(null);
    run({ release, isApproved: true });
  }

  return (
    <section className="group">
      <h2>{texts.title}</h2>
      <ul className="card rows">{open.map(itemOf)}</ul>
      {cancelled.length > 0 && (
        <details>
          <summary>{cancelledTitle}</summary>
          <ul className="card rows">{cancelled.map(itemOf)}</ul>
        </details>
      )}
      <FormProblem text={problem} />
      {opened && (
        <OpenReleaseDialog
          release={opened}
          onApprove={mayApprove(opened) ? () => approve(opened) : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );

  function itemOf(release: Release) {
    const { id, state, dueAt, failure, places, endedAt } = release;
    const name = dueAt
      ? fill(releases.due, { time: dueText(language, dueAt, data!.zone) })
      : releases.onApproval;
    return (
      <ReleaseItem
        key={id}
        name={name}
        title={<h3>{name}</h3>}
        trouble={failure && state === 'failed' ? texts.failures[failure] : undefined}
        isBusy={isRunning}
        acts={[
          { name: texts.open, run: () => setOpened(release) },
          ...(mayApprove(release)
            ? [{ name: texts.approve, run: () => approve(release), isMain: true }]
            : []),
          ...(isOpenRelease(release)
            ? [{ name: texts.cancel, run: () => run({ release, isApproved: false }) }]
            : []),
        ]}
      >
        <ReleaseLines release={release} at={release.createdAt} />
        {state === 'toApprove' && (
          <p className="small">
            {mayApprove(release)
              ? releases.waitsForYou
              : names
                ? fill(releases.waitsFor, { names })
                : releases.waits}
          </p>
        )}
        {state === 'cancelled' && endedAt && (
          <p className="small">{fill(texts.cancelledAt, { time: exactMomentText(language, endedAt) })}</p>
        )}
        {state === 'cancelled' && places.length > 0 && (
          <p className="small">{counted(texts, 'left', places.length, language)}</p>
        )}
      </ReleaseItem>
    );
  }
}
