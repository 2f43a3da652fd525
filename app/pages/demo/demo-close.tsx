import { useWords } from '#app/language/words.ts';
import { AmberPanel } from '#app/sections/amber-panel.tsx';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { siteConfig } from '#site.config.ts';

export function DemoClose() {
  const { close } = useWords('demo');
  return (
    <AmberPanel voice={close.voice} text={close.text}>
      <OutsideLink look="ink" href={siteConfig.links.schedulingDemo}>
        {close.button}
      </OutsideLink>
      <PageLink to="case-nexiu">{close.caseLink}</PageLink>
    </AmberPanel>
  );
}
