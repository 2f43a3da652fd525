import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { Section } from '#app/sections/section.tsx';
import { PersonaTable } from './persona-table.tsx';
import { PersonaTabs } from './persona-tabs.tsx';

/** The comparison: a table of five columns, on small screens one persona at a time (DESIGN §7). */
export function ComparePersonas() {
  const { comparison } = useWords('sophie-compare');
  return (
    <Section id="comparison">
      <div className="group-head">
        <h2>{comparison.title}</h2>
        <p className="muted">{comparison.lead}</p>
      </div>
      <div className="personas">
        <PersonaTabs />
        <PersonaTable />
      </div>
      <div className="persona-notes">
        <p className="small muted">{comparison.note}</p>
        <Disclaimer />
      </div>
    </Section>
  );
}
