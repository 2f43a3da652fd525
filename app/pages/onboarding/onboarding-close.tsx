import { useWords } from '#app/language/words.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { siteConfig } from '#site.config.ts';

export function OnboardingClose() {
  const { close } = useWords('onboarding');
  return (
    <>
      <section className="wrap invitation">
        <p className="voice">{close.voice}</p>
        <Disclaimer />
      </section>
      <AmberPanel title={close.title} text={close.text}>
        <OutsideLink look="ink" href={siteConfig.links.schedulingStrategy}>
          {close.button}
        </OutsideLink>
        <PageLink to="support" query={{ subject: 'strategyCall' }}>
          {close.supportLink}
        </PageLink>
      </AmberPanel>
    </>
  );
}
