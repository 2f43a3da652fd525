import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { WorldClose } from '#app/sections/world-close.tsx';
import { icWaterPrinciple } from '#content/offerings/ic-water-principle/offering.ts';
import { siteConfig } from '#site.config.ts';

export function WaterClose() {
  const { close } = useWords('ic-water-principle');
  return (
    <div className="section-top">
      <WorldClose product="ic-water-principle" title={close.title} text={close.text}>
        <OutsideLink look="onworld" href={siteConfig.links[icWaterPrinciple.plans.session.link]}>
          {close.button}
        </OutsideLink>
      </WorldClose>
    </div>
  );
}
