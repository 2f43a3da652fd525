import { useWords } from '#app/language/words.ts';
import { FounderVoice } from '#app/sections/founder-voice.tsx';
import { Section } from '#app/sections/section.tsx';

export function CompareFounder() {
  const { founder } = useWords('sophie-compare');
  return (
    <Section>
      <FounderVoice product="sophie" {...founder} />
    </Section>
  );
}
