import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { smoExcellence } from '#content/offerings/smo-excellence/offering.ts';
import { siteConfig } from '#site.config.ts';

export function SmoClose() {
  const { close } = useWords('smo-excellence');
  return (
    <div className="section-top">
      <WorldClose product="smo-excellence" title={close.title} text={close.text}>
        <OutsideLink look="onworld" href={siteConfig.links[smoExcellence.plans.single.link]}>
          {close.button}
        </OutsideLink>
      </WorldClose>
    </div>
  );
}
