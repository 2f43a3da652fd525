import { useWords } from '#app/language/words.ts';
import { AnchorLink } from '#app/sections/links.tsx';
import { Motif } from '#app/sections/motif.tsx';
import { MotionButton } from '#app/sections/motion-button.tsx';

export function OnboardingHero() {
  const { hero } = useWords('onboarding');
  return (
    <section className="wrap welcome">
      <div className="welcome-copy">
        <h1 className="display">{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <div className="row">
          <AnchorLink look="primary" to="steps">
            {hero.button}
          </AnchorLink>
        </div>
      </div>
      <div className="stone">
        <Motif name="stone" />
        <MotionButton />
      </div>
    </section>
  );
}
