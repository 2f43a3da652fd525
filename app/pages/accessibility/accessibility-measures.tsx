import { LegalSection } from '#app/sections/legal/legal-section.tsx';
import { TickList } from '#app/sections/tick-list.tsx';
import { useWords } from '#app/words/words.ts';

export function AccessibilityMeasures() {
  const { measures } = useWords('accessibility');
  return (
    <LegalSection id="measures" title={measures.title}>
      <div className="late-split measures">
        {measures.groups.map((group) => (
          <div key={group.id}>
            <h3>{group.title}</h3>
            <TickList items={group.items} />
          </div>
        ))}
      </div>
    </LegalSection>
  );
}
