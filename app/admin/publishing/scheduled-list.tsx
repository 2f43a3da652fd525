import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Switch } from '#app/admin/controls/switch.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import {
  cancelledDays,
  isOpenRelease,
  type ScheduledRelease,
  type WholeScheduledRelease,
} from '#domain/api/schedule.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { refreshReleases, scheduledKey, scheduleKey, useSchedule } from './schedule-queries.ts';
import { ScheduledDialog } from './scheduled-dialog.tsx';
import { ScheduledItem } from './scheduled-item.tsx';

/** What goes live later, what waits for approval, what could not go live, and what was cancelled of late. */
export function ScheduledList() {
  const { words, notify } = useAdmin();
  const texts = words.history.schedule;
  const { id: ownId, role } = useOperator();
  const { data } = useSchedule();
  const [opened, setOpened] = useState<ScheduledRelease | null>(null);
  const mayApprove = ({ state, needsApproval, approvedBy, by }: ScheduledRelease) =>
    state === 'waiting' && needsApproval && !approvedBy && by.id !== ownId;
  const acting = useMutation({
    mutationFn: async (act: { method: 'POST' | 'PUT'; path: string; body?: object }) =>
      await sendChange(act.method, `${scheduleKey[0]}${act.path}`, act.body),
    onSettled: refreshReleases,
  });
  const cancelledTitle = fill(texts.cancelled, { days: cancelledDays });
  const cancelling = useMutation({
    mutationFn: ({ id }: ScheduledRelease) =>
      sendChange<WholeScheduledRelease>('DELETE', scheduledKey(id)[0]),
    onSuccess: ({ places }) =>
      notify(places.length === 0 ? texts.back : fill(texts.backInPart, { title: cancelledTitle })),
    onSettled: refreshReleases,
  });
  if (!data) return null;
  const open = data.releases.filter(isOpenRelease);
  const cancelled = data.releases.filter(({ state }) => state === 'cancelled');
  const mayRule = mayDo(role, 'manageAccess');
  if (open.length + cancelled.length === 0 && !mayRule) return null;
  const error = acting.error ?? cancelling.error;
  const approve = ({ id }: ScheduledRelease) => {
    cancelling.reset();
    acting.mutate({ method: 'POST', path: `/${id}/approve` });
  };
  const itemOf = (scheduled: ScheduledRelease) => (
    <ScheduledItem
      key={scheduled.id}
      scheduled={scheduled}
      zone={data.zone}
      isBusy={acting.isPending || cancelling.isPending}
      onOpen={() => setOpened(scheduled)}
      mayApprove={mayApprove(scheduled)}
      onApprove={() => approve(scheduled)}
      onCancel={() => {
        acting.reset();
        cancelling.mutate(scheduled);
      }}
    />
  );
  return (
    <section className="scheduled-list">
      {open.length + cancelled.length > 0 && <h2>{texts.title}</h2>}
      <ul>{open.map(itemOf)}</ul>
      {cancelled.length > 0 && (
        <details>
          <summary>{cancelledTitle}</summary>
          <ul>{cancelled.map(itemOf)}</ul>
        </details>
      )}
      {mayRule && (
        <Switch
          label={texts.rule}
          checked={data.isApprovalRequired}
          onChange={(isRequired) => acting.mutate({ method: 'PUT', path: '/rule', body: { isRequired } })}
        />
      )}
      <FormProblem text={error ? problemMessage(words.errors, error) : undefined} />
      {opened && (
        <ScheduledDialog
          scheduled={opened}
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
}
