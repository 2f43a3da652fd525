import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';

export function OnboardingVoices() {
  const { testimonials } = useWords('onboarding');
  return (
    <Section className="voices">
      <h2>{testimonials.title}</h2>
      <Testimonials items={testimonials.items} />
    </Section>
  );
}
