import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { invalidateContent } from '#app/admin/content-state.ts';
import { Switch } from '#app/admin/controls/switch.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { mayDo } from '#domain/accounts/roles.ts';
import { cancelledPlanDays, isOpenPlan, type PlannedRelease, type WholePlan } from '#domain/api/plan.ts';
import type { Release } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useDraft } from './draft-context.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanItem } from './plan-item.tsx';
import { lookAtPlansAgain, planKey, plansKey, usePlans } from './plan-queries.ts';
import { versionKey } from './release.ts';

/** What goes live later, what waits for approval, what could not go live, and what was cancelled of late. */
export function PlanList() {
  const { words, notify } = useAdmin();
  const texts = words.history.plans;
  const { id: ownId, role } = useOperator();
  const { takeUp } = useDraft();
  const { data } = usePlans();
  const [opened, setOpened] = useState<PlannedRelease | null>(null);
  const mayApprove = ({ state, needsApproval, approvedBy, by }: PlannedRelease) =>
    state === 'waiting' && needsApproval && !approvedBy && by.id !== ownId;
  const onSettled = () => Promise.all([lookAtPlansAgain(), invalidateContent()]);
  const acting = useMutation({
    mutationFn: async (act: { method: 'POST' | 'PUT'; path: string; body?: object }) =>
      await sendChange(act.method, `${plansKey[0]}${act.path}`, act.body),
    onSettled,
  });
  const cancelledTitle = fill(texts.cancelled, { days: cancelledPlanDays });
  const cancelling = useMutation({
    mutationFn: async ({ id, baseVersion }: PlannedRelease) => {
      const base = await operatorClient.fetchQuery<Release>({ queryKey: versionKey(baseVersion) });
      return { base, plan: await sendChange<WholePlan>('DELETE', planKey(id)[0]) };
    },
    onSuccess: ({ base, plan }) => {
      const isWhole = takeUp(plan.products, base.products) && plan.places.length === 0;
      notify(isWhole ? texts.back : fill(texts.backInPart, { title: cancelledTitle }));
    },
    onSettled,
  });
  if (!data) return null;
  const open = data.plans.filter(isOpenPlan);
  const cancelled = data.plans.filter(({ state }) => state === 'cancelled');
  const mayRule = mayDo(role, 'manageAccess');
  if (open.length + cancelled.length === 0 && !mayRule) return null;
  const error = acting.error ?? cancelling.error;
  const approve = ({ id }: PlannedRelease) => {
    cancelling.reset();
    acting.mutate({ method: 'POST', path: `/${id}/approve` });
  };
  const itemOf = (plan: PlannedRelease) => (
    <PlanItem
      key={plan.id}
      plan={plan}
      zone={data.zone}
      isBusy={acting.isPending || cancelling.isPending}
      onOpen={() => setOpened(plan)}
      mayApprove={mayApprove(plan)}
      onApprove={() => approve(plan)}
      onCancel={() => {
        acting.reset();
        cancelling.mutate(plan);
      }}
    />
  );
  return (
    <section className="plan-list">
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
        <PlanDialog
          plan={opened}
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
