import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { openReleaseKey, refreshReleases, useOpenReleases } from '#app/admin/publishing/release-queries.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { cancelledDays, isOpenRelease, type Release, type WholeRelease } from '#domain/api/release.ts';
import { languageRules } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { OpenReleaseDialog } from './open-release-dialog.tsx';
import { ReleaseItem, ReleasePeople, RestoredFrom, SummaryLines } from './release-item.tsx';

/** Lists the releases that wait, that failed and that were cancelled of late. */
export function OpenReleaseList() {
  const { words, language, notify } = useAdmin();
  const texts = words.history.schedule;
  const { id: ownId } = useOperator();
  const { data } = useOpenReleases();
  const [opened, setOpened] = useState<Release | null>(null);
  const mayApprove = ({ state, author }: Release) => state === 'toApprove' && author.id !== ownId;
  const approving = useMutation({
    mutationFn: ({ id }: Release) => sendChange('POST', `${openReleaseKey(id)[0]}/approve`),
    onSettled: refreshReleases,
  });
  const cancelledTitle = fill(texts.cancelled, { days: cancelledDays });
  const cancelling = useMutation({
    mutationFn: ({ id }: Release) => sendChange<WholeRelease>('DELETE', openReleaseKey(id)[0]),
    onSuccess: ({ places, restoredVersion }) => {
      if (restoredVersion !== null) notify(texts.withdrawn);
      else notify(places.length === 0 ? texts.back : fill(texts.backInPart, { title: cancelledTitle }));
    },
    onSettled: refreshReleases,
  });
  if (!data) return null;
  const open = data.releases.filter(isOpenRelease);
  const cancelled = data.releases.filter((release) => !isOpenRelease(release));
  if (data.releases.length === 0) return null;
  const error = approving.error ?? cancelling.error;
  const approve = (release: Release) => {
    cancelling.reset();
    approving.mutate(release);
  };
  const cancel = (release: Release) => {
    approving.reset();
    cancelling.mutate(release);
  };

  return (
    <section className="scheduled-list">
      <h2>{texts.title}</h2>
      <ul>{open.map(itemOf)}</ul>
      {cancelled.length > 0 && (
        <details>
          <summary>{cancelledTitle}</summary>
          <ul>{cancelled.map(itemOf)}</ul>
        </details>
      )}
      <FormProblem text={error ? problemMessage(words.errors, error) : undefined} />
      {opened && (
        <OpenReleaseDialog
          release={opened}
          onApprove={
            mayApprove(opened)
              ? () => {
                  setOpened(null);
                  approve(opened);
                }
              : undefined
          }
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );

  function itemOf(release: Release) {
    const { id, state, dueAt, failure, places, endedAt } = release;
    const name = dueAt ? fill(texts.due, { time: timeIn(dueAt) }) : texts.onApproval;
    return (
      <ReleaseItem
        key={id}
        name={name}
        title={<h3>{name}</h3>}
        trouble={failure && state === 'failed' ? texts.failures[failure] : undefined}
        isBusy={approving.isPending || cancelling.isPending}
        acts={[
          { name: texts.open, run: () => setOpened(release) },
          ...(mayApprove(release)
            ? [{ name: texts.approve, run: () => approve(release), isMain: true }]
            : []),
          ...(isOpenRelease(release) ? [{ name: texts.cancel, run: () => cancel(release) }] : []),
        ]}
      >
        <ReleasePeople release={release} at={release.createdAt} />
        <RestoredFrom release={release} />
        <SummaryLines summary={release.summary} />
        {state === 'toApprove' && (
          <p className="small">{mayApprove(release) ? texts.waitsForYou : texts.waits}</p>
        )}
        {state === 'cancelled' && endedAt && (
          <p className="small">{fill(texts.cancelledAt, { time: exactMomentText(language, endedAt) })}</p>
        )}
        {state === 'cancelled' && places.length > 0 && (
          <p className="small">
            {fill(plural(texts, 'left', places.length, language), { count: places.length })}
          </p>
        )}
      </ReleaseItem>
    );
  }

  /** By the server's clock, which publishes it, in the site's time zone. */
  function timeIn(moment: string): string {
    return new Intl.DateTimeFormat(languageRules[language].clockLocale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: data!.zone,
      timeZoneName: 'short',
    }).format(new Date(moment));
  }
}
