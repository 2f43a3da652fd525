import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { Timeline } from '#app/sections/timeline.tsx';

/** The fifteen minutes of a session, each part as long as it lasts. */
export function SophieQuarterHour() {
  const { overview } = useWords('sophie');
  const steps = overview.steps.map(({ minutes, ...step }) => ({ ...step, duration: minutes }));
  return (
    <Section title={overview.title} lead={overview.lead}>
      <Timeline className="quarter-hour" steps={steps} />
    </Section>
  );
}
