import { useWords } from '#app/language/words.ts';
import { Disclaimer } from '#app/sections/disclaimer.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';

/** What the reader can expect, give and pay, and when it is not worth it. */
export function CaseTransfer() {
  const { transfer } = useWords('case-nexiu');
  return (
    <section className="wrap case-transfer">
      <h2>{transfer.title}</h2>
      <RuledList rows={transfer.items} />
      <div className="case-notices">
        <Disclaimer />
        <p className="small muted">{transfer.legal}</p>
      </div>
    </section>
  );
}
