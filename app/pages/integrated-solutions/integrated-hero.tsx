import { useWords } from '#app/language/words.ts';
import { AnchorLink, PageLink } from '#app/sections/links.tsx';
import { WorldHero } from '#app/sections/world-hero.tsx';

export function IntegratedHero() {
  const { hero } = useWords('integrated-solutions');
  return (
    <WorldHero
      product="integrated-solutions"
      title={hero.title}
      lead={hero.lead}
      actions={
        <>
          <AnchorLink look="onworld" to="intro">
            {hero.button}
          </AnchorLink>
          <PageLink to="support" query={{ subject: 'protocol', offer: 'integrated-solutions' }}>
            {hero.supportLink}
          </PageLink>
        </>
      }
    />
  );
}
