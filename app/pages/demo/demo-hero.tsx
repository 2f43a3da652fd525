import { useWords } from '#app/language/words.ts';
import { OutsideLink } from '#app/sections/links.tsx';
import { liveDemoMinutes } from '#content/terms-figures.ts';
import { siteConfig } from '#site.config.ts';
import { MinuteDial } from './minute-dial.tsx';

export function DemoHero() {
  const { hero } = useWords('demo');
  return (
    <section className="wrap demo-hero">
      <div className="demo-hero-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="demo-book">
          <OutsideLink look="primary" href={siteConfig.links.schedulingDemo}>
            {hero.button}
          </OutsideLink>
          <p className="small muted">{hero.note}</p>
        </div>
      </div>
      <MinuteDial minutes={liveDemoMinutes} unit={hero.dialUnit} label={hero.dialAlt} />
    </section>
  );
}
