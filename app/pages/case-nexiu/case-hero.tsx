import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { claims } from '#content/claims.ts';
import { PartnerRays } from './partner-rays.tsx';

export function CaseHero() {
  const { hero } = useWords('case-nexiu');
  return (
    <div className="wrap">
      <section className="case case-hero">
        <div className="case-hero-copy">
          <p className="case-hero-figure">
            <b className="huge num">{hero.figure}</b>
            <span>{hero.figureLabel}</span>
          </p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <PageLink look="primary" to="demo">
            {hero.button}
          </PageLink>
        </div>
        <PartnerRays count={Number(claims.claimPartnersPerMonth.value)} />
      </section>
    </div>
  );
}
