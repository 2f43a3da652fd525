import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { MovingMotif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** The page head: nine minutes as a figure (the nine long rays of the drawing), the story, the theme toggle. */
export function CaseHero() {
  const { hero } = useWords('nova-case-study');
  const { theme } = useWords('common');
  return (
    <div className="wrap">
      <section className="world world-hero">
        <MovingMotif name="nova" />
        <div className="world-hero-copy">
          <p className="figure case-figure">{hero.figure}</p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <PageLink look="onworld" to="nova">
              {hero.button}
            </PageLink>
            <button
              className="btn onworld-line needs-script theme-choice"
              type="button"
              aria-pressed="false"
              data-theme-toggle
            >
              <Icon name="moon" />
              {theme.toggle}
            </button>
          </div>
          <p className="caption muted">{hero.example}</p>
        </div>
        <MotionButton />
      </section>
    </div>
  );
}
