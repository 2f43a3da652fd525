import { useWords } from '#app/language/words.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { masterWu } from '#content/offerings/master-wu/offering.ts';
import { siteConfig } from '#site.config.ts';

export function ZenHero() {
  const { hero } = useWords('master-wu');
  return (
    <WorldHero
      product="master-wu"
      size="h1"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      actions={
        <>
          <OutsideLink look="onworld" href={siteConfig.links[masterWu.plans.session.link]}>
            {hero.button}
          </OutsideLink>
          <PageLink to="home">{hero.backLink}</PageLink>
        </>
      }
    />
  );
}
