import { useWords } from '#app/language/words.ts';
import { Ledger } from '#app/sections/ledger.tsx';
import { Section } from '#app/sections/section.tsx';

/** How it was, and what is different now, row by row. */
export function CaseChange() {
  const { situation, ledger } = useWords('case-nexiu');
  return (
    <Section className="case-change">
      <div className="split">
        <h2>{situation.title}</h2>
        <p className="lead">{situation.text}</p>
      </div>
      <h2 className="sr">{ledger.title}</h2>
      <Ledger
        labels={{ from: ledger.beforeLabel, to: ledger.afterLabel }}
        rows={ledger.items.map(({ before, after }) => ({ from: before, to: after }))}
      />
    </Section>
  );
}
