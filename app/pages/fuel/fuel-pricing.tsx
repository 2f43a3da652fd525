import type { ReactNode } from 'react';
import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { type Plan, PlanTable } from '#app/sections/plan-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { fuelPackages } from '#content/plans.ts';
import { siteConfig } from '#site.config.ts';

/** The three packages; the largest is agreed on by mail (spec 2 §7 and §9). */
export function FuelPricing() {
  const { pricing } = useWords('fuel');
  const plans = fuelPackages.map(({ id }): Plan => {
    const card = pricing.cards.find((candidate) => candidate.id === id)!;
    return {
      id,
      name: card.title,
      focus: card.subtitle,
      amount: card.price,
      amountNote: card.priceNote,
      items: card.features,
      action: actionOf(id, card),
    };
  });
  return (
    <Section id="pricing" title={pricing.title} lead={pricing.lead}>
      <PlanTable plans={plans} />
      <p className="caption muted fuel-estimate">{pricing.mailNote}</p>
    </Section>
  );
}

function actionOf(
  id: (typeof fuelPackages)[number]['id'],
  card: { title: string; button: string },
): ReactNode {
  if (id === 'enterprise') {
    return (
      <a className="btn line wide" href={`mailto:${siteConfig.email}?subject=FUEL%20ENTERPRISE`}>
        {card.button}
      </a>
    );
  }
  return (
    <PageLink look="line" wide to="support" query={{ subject: 'package', offer: 'fuel', plan: card.title }}>
      {card.button}
    </PageLink>
  );
}
