import { useWords } from '#app/language/words.ts';
import { Features } from '#app/sections/features.tsx';

export function OnboardingHelp() {
  const { help } = useWords('onboarding');
  return (
    <section className="wrap">
      <div className="head help-head">
        <h2>{help.title}</h2>
        <p className="lead">{help.lead}</p>
      </div>
      <Features items={help.items} icons={['compass', 'clock', 'search', 'people']} />
    </section>
  );
}
