import type { ReactNode } from 'react';
import { useWords } from '#app/language/words.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { siteConfig } from '#site.config.ts';

/** The three next steps, in their order: profile, services, strategy call. */
export function OnboardingSteps() {
  const { steps } = useWords('onboarding');
  const [profile, services, call] = steps.items;
  const actions: readonly ReactNode[] = [
    <PageLink key="profile" look="line" wide to="support" query={{ subject: 'profile' }}>
      {profile!.button}
    </PageLink>,
    <div key="services" className="step-links">
      <PageLink look="line" wide to="monthly">
        {services!.button}
      </PageLink>
      <PageLink to="alacarte">{steps.sessionsLink}</PageLink>
    </div>,
    <OutsideLink key="call" look="primary" wide href={siteConfig.links.schedulingStrategy}>
      {call!.button}
    </OutsideLink>,
  ];
  return (
    <Section id="steps" title={steps.title} lead={steps.lead}>
      <ol className="steps">
        {steps.items.map((step, index) => (
          <li key={step.id} className="card">
            <p className="figure step-number" aria-hidden="true">
              {index + 1}
            </p>
            <div className="step-head">
              <h3>{step.title}</h3>
              <p className="small muted">{step.duration}</p>
            </div>
            <p>{step.text}</p>
            <p className="step-result">{step.result}</p>
            {actions[index]}
          </li>
        ))}
      </ol>
    </Section>
  );
}
