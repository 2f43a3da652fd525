import { useContent } from '#app/rendering.ts';
import type { OfferingId } from '#content/content.ts';
import { isPaused } from '#content/offerings/listed.ts';
import type { Plan } from '#content/offerings/record.ts';
import { OrderLink, PageLink } from './links.tsx';

type Props = {
  offering: OfferingId;
  plan: Plan;
  name: string;
  label: string;
};

export function PlanButton({ offering, plan, name, label }: Props) {
  const { site, offerings } = useContent();
  const look = plan.mark ? 'product' : 'line';
  if (plan.link) {
    return (
      <OrderLink look={look} wide offer={offering} to={plan.link}>
        {label}
      </OrderLink>
    );
  }
  if (plan.mailSubject && !isPaused(offerings, offering)) {
    return (
      <a
        className={`btn ${look} wide`}
        href={`mailto:${site.email}?subject=${encodeURIComponent(plan.mailSubject)}`}
      >
        {label}
      </a>
    );
  }
  return (
    <PageLink look={look} wide to="support" query={{ subject: 'package', offer: offering, plan: name }}>
      {label}
    </PageLink>
  );
}
