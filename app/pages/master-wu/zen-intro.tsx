import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';

export function ZenIntro() {
  const { intro } = useWords('master-wu');
  return (
    <Section>
      <VoiceLine quote={intro.voice}>
        <h2 className="h3 intro-title">{intro.title}</h2>
        <p>{intro.text}</p>
      </VoiceLine>
    </Section>
  );
}
