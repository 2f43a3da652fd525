import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';
import { Timeline } from '#app/sections/timeline.tsx';

export function AlacarteBooking() {
  const { booking } = useWords('alacarte');
  return (
    <Section title={booking.title}>
      <Timeline steps={booking.items} />
    </Section>
  );
}
