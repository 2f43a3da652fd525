import { useContent } from '#app/rendering.ts';
import type { OfferingId } from '#content/content.ts';
import type { Plan } from '#content/offerings/record.ts';
import { addressOf } from '#content/offerings/record.ts';
import { OutsideLink, PageLink } from './links.tsx';

type Props = {
  offering: OfferingId;
  plan: Plan;
  name: string;
  label: string;
};

export function PlanButton({ offering, plan, name, label }: Props) {
  const { site } = useContent();
  const look = plan.mark ? 'product' : 'line';
  if (plan.link) {
    return (
      <OutsideLink look={look} wide href={addressOf(site, plan.link)}>
        {label}
      </OutsideLink>
    );
  }
  if (plan.mailSubject) {
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
