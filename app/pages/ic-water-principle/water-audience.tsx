import { useWords } from '#app/language/words.ts';
import { Section } from '#app/sections/section.tsx';

/** Whom it is for: the gut and the head, facing one another in speech bubbles. */
export function WaterAudience() {
  const { audience } = useWords('ic-water-principle');
  return (
    <Section title={audience.title} lead={audience.lead}>
      <div className="voices">
        <Voice side="gut" {...audience.gut} />
        <Voice side="head" {...audience.head} />
      </div>
    </Section>
  );
}

function Voice({ side, title, items }: { side: 'gut' | 'head'; title: string; items: readonly string[] }) {
  return (
    <div className={`voice-side ${side}-side`}>
      <h3>{title}</h3>
      <ul className="plain">
        {items.map((item) => (
          <li key={item} className="voice">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
