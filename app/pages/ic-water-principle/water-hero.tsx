import { useWords } from '#app/language/words.ts';
import { AnchorLink, OutsideLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { icWaterPrinciple } from '#content/offerings/ic-water-principle/offering.ts';
import { siteConfig } from '#site.config.ts';

export function WaterHero() {
  const { hero } = useWords('ic-water-principle');
  return (
    <WorldHero
      product="ic-water-principle"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <OutsideLink look="onworld" href={siteConfig.links[icWaterPrinciple.plans.session.link]}>
            {hero.button}
          </OutsideLink>
          <AnchorLink to="process">{hero.secondary}</AnchorLink>
        </>
      }
    />
  );
}
