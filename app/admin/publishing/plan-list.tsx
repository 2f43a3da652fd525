import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { lookAtContentAgain } from '#app/admin/content-state.ts';
import { Switch } from '#app/admin/controls/switch.tsx';
import { problemMessage } from '#app/admin/failure/problem-message.ts';
import { sendChange } from '#app/api-client.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import type { Plan } from '#domain/answers/plan.ts';
import { mayDo } from '#domain/roles.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanItem } from './plan-item.tsx';
import { lookAtPlansAgain, plansKey, usePlans } from './plan-queries.ts';

/** What goes live later, what waits for approval, and what could not go live. */
export function PlanList() {
  const { words } = useAdmin();
  const texts = words.history.plans;
  const { role } = useOperator();
  const { data } = usePlans();
  const [opened, setOpened] = useState<Plan | null>(null);
  const acting = useMutation({
    mutationFn: async (act: { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object }) =>
      await sendChange(act.method, `${plansKey[0]}${act.path}`, act.body),
    onSettled: () => Promise.all([lookAtPlansAgain(), lookAtContentAgain()]),
  });
  if (!data) return null;
  const open = data.plans.filter(({ state }) => state === 'waiting' || state === 'failed');
  const mayRule = mayDo(role, 'manageAccess');
  if (open.length === 0 && !mayRule) return null;
  return (
    <section className="plan-list">
      {open.length > 0 && <h2>{texts.title}</h2>}
      <ul>
        {open.map((plan) => (
          <PlanItem
            key={plan.id}
            plan={plan}
            zone={data.zone}
            isBusy={acting.isPending}
            onOpen={() => setOpened(plan)}
            onApprove={() => acting.mutate({ method: 'POST', path: `/${plan.id}/approve` })}
            onCancel={() => acting.mutate({ method: 'DELETE', path: `/${plan.id}` })}
          />
        ))}
      </ul>
      {mayRule && (
        <Switch
          label={texts.rule}
          checked={data.isApprovalRequired}
          onChange={(isRequired) => acting.mutate({ method: 'PUT', path: '/rule', body: { isRequired } })}
        />
      )}
      <FormProblem text={acting.error ? problemMessage(words.errors, acting.error) : undefined} />
      {opened && <PlanDialog plan={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
