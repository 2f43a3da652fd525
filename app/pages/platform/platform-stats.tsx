import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Section } from '#app/sections/section.tsx';
import { Stats } from '#app/sections/stats.tsx';

export function PlatformStats() {
  const { stats } = useWords('platform');
  const { notes } = useWords('common');
  return (
    <Section className="platform-stats">
      <h2>{stats.title}</h2>
      <Stats items={stats.items} note={notes.claims} />
      <Disclaimer />
    </Section>
  );
}
