import type { ReactNode } from 'react';
import { type FactRow, FactRows } from '#app/sections/fact-rows.tsx';
import { TickList } from '#app/sections/tick-list.tsx';

type Plan = {
  readonly id: string;
  readonly name: string;
  readonly focus: ReactNode;
  readonly amount: string;
  readonly amountNote: string;
  readonly items: readonly string[];
  readonly facts?: readonly FactRow[];
  readonly mark?: ReactNode;
  readonly action: ReactNode;
  readonly tag?: string;
};

type Props = {
  plans: readonly Plan[];
  /** `{ first, of }` if the plans are part of a longer row (1 is the lowest). */
  levels?: boolean | { readonly first: number; readonly of: number };
};

/** Rows are aligned; filled drops show the level. */
export function PlanTable({ plans, levels = true }: Props) {
  const { first, of } = typeof levels === 'object' ? levels : { first: 1, of: levels ? plans.length : 0 };
  const steps = Array.from({ length: of }, (_none, step) => step + 1);
  return (
    <div className="split plan-table">
      {plans.map((plan, index) => (
        <article key={plan.id} className={plan.tag ? 'plan hot' : 'plan'}>
          <div className="level" aria-hidden="true">
            {plan.mark ??
              steps.map((step) => <i key={step} className={step <= first + index ? 'on' : undefined} />)}
          </div>
          <h3 className="plan-name">
            {plan.name}
            {plan.tag && <span className="tag-solid">{plan.tag}</span>}
          </h3>
          <p className="small muted">{plan.focus}</p>
          <p className="plan-price">
            <b className="num">{plan.amount}</b> <span>{plan.amountNote}</span>
          </p>
          <div className="plan-items">
            {plan.facts && <FactRows rows={plan.facts} />}
            <TickList items={plan.items} />
          </div>
          <div className="plan-end">{plan.action}</div>
        </article>
      ))}
    </div>
  );
}
