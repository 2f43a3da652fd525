import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';

/** Three stated figures (spec 2 §9), whom they come from, and the way to the stories behind them. */
export function SmoSuccess() {
  const { success } = useWords('smo-excellence');
  return (
    <Section id="success">
      <h2>{success.title}</h2>
      <Stats items={success.items} note={success.note} />
      <p className="success-link">
        <PageLink to="use-cases">{success.storiesLink}</PageLink>
      </p>
    </Section>
  );
}
