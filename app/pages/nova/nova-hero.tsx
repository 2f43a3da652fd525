import { useWords } from '#app/language/words.ts';
import { OutsideLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';
import { nova } from '#content/offerings/nova/offering.ts';
import { siteConfig } from '#site.config.ts';

export function NovaHero() {
  const { hero } = useWords('nova');
  return (
    <WorldHero
      product="nova"
      title={hero.title}
      lead={hero.lead}
      price={{ amount: hero.price, note: hero.priceNote }}
      note={hero.aiNote}
      actions={
        <>
          <OutsideLink look="onworld" href={siteConfig.links[nova.plans.session.link]}>
            {hero.button}
          </OutsideLink>
          <PageLink to="nova-case-study">{hero.caseLink}</PageLink>
        </>
      }
    />
  );
}
