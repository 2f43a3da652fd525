import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { VoiceLine } from '#app/sections/voice-line.tsx';

export function WonderFocus() {
  const { focus } = useWords('business-wonder');
  return (
    <Section>
      <VoiceLine quote={focus.voice}>
        <h2 className="h3 intro-title">{focus.title}</h2>
        <p>{focus.text}</p>
      </VoiceLine>
    </Section>
  );
}
