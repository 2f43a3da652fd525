import type { ReactNode } from 'react';
import { useContent } from '#app/rendering.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Features } from '#app/sections/features.tsx';
import { AnchorLink, OutsideLink, PageLink } from '#app/sections/links.tsx';
import { Motif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { Section } from '#app/sections/section.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { Testimonials } from './testimonials.tsx';

export default function OnboardingPage() {
  return (
    <>
      <OnboardingHero />
      <OnboardingSteps />
      <OnboardingHelp />
      <OnboardingVoices />
      <OnboardingClose />
    </>
  );
}

function OnboardingHero() {
  const { hero } = useWords('onboarding');
  return (
    <section className="wrap split welcome">
      <div className="stone">
        <Motif name="stone" />
        <MotionButton />
      </div>
      <div className="welcome-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="row">
          <AnchorLink look="primary" to="steps">
            {hero.button}
          </AnchorLink>
        </div>
      </div>
    </section>
  );
}

function OnboardingSteps() {
  const { site } = useContent();
  const { steps } = useWords('onboarding');
  const language = useLanguage();
  const actions: Readonly<Record<string, (button: string) => ReactNode>> = {
    profile: (button) => (
      <PageLink look="line" wide to="support" query={{ subject: 'profile' }}>
        {button}
      </PageLink>
    ),
    services: (button) => (
      <div className="step-links">
        <PageLink look="line" wide to="monthly">
          {button}
        </PageLink>
        <PageLink to="alacarte">{steps.sessionsLink}</PageLink>
        <PageLink to="platform">{steps.offeringsLink}</PageLink>
      </div>
    ),
    strategyCall: (button) => (
      <OutsideLink look="primary" wide href={site.links.schedulingStrategy}>
        {button}
      </OutsideLink>
    ),
  };
  return (
    <Section id="steps" title={steps.title} lead={steps.lead}>
      <ol className="split steps">
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
            {actions[step.id]!(step.button)}
          </li>
        ))}
      </ol>
      <p className="small muted steps-data">
        {steps.data}{' '}
        <a className="link" href={pathOf('privacy', language)}>
          {steps.privacyLink}
        </a>
      </p>
    </Section>
  );
}

function OnboardingHelp() {
  const { help } = useWords('onboarding');
  return (
    <section className="wrap">
      <div className="head help-head">
        <h2>{help.title}</h2>
        <p className="lead">{help.lead}</p>
      </div>
      <Features items={help.items} />
    </section>
  );
}

function OnboardingVoices() {
  const { testimonials } = useWords('onboarding');
  return (
    <Section className="voices">
      <h2>{testimonials.title}</h2>
      <Testimonials items={testimonials.items} />
    </Section>
  );
}

function OnboardingClose() {
  const { site } = useContent();
  const { close } = useWords('onboarding');
  const { footer } = useWords('common');
  return (
    <>
      <section className="wrap split invitation">
        <p className="voice">{close.voice}</p>
        <Disclaimer text={footer.aiNote} />
      </section>
      <AmberPanel title={close.title} text={close.text}>
        <OutsideLink look="ink" href={site.links.schedulingStrategy}>
          {close.button}
        </OutsideLink>
        <PageLink to="support" query={{ subject: 'strategyCall' }}>
          {close.supportLink}
        </PageLink>
      </AmberPanel>
    </>
  );
}
