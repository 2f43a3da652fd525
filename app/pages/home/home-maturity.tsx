import { useWords } from '#app/language/words.ts';
import { Ledger } from '#app/sections/ledger.tsx';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { RingMark } from './ring-mark.tsx';

/** Digital maturity in five stages, then problem and solution (spec 2 §2); both ways on lead to the live demo. */
export function HomeMaturity() {
  const { maturity } = useWords('home');
  return (
    <Section title={maturity.title} lead={maturity.lead}>
      <ol className="ripe plain">
        {maturity.levels.map((level, index) => (
          <li key={level.name}>
            <i>
              <RingMark rings={index + 1} />
            </i>
            <p>
              <b>{level.name}</b>
              <span>{level.text}</span>
            </p>
          </li>
        ))}
      </ol>
      <h3 className="ledger-title">{maturity.ledgerTitle}</h3>
      <Ledger
        labels={{ from: maturity.problemLabel, to: maturity.solutionLabel }}
        rows={maturity.ledger.map(({ problem, solution }) => ({ from: problem, to: solution }))}
      />
      <div className="row ledger-actions">
        <PageLink look="ink" to="demo">
          {maturity.button}
        </PageLink>
        <PageLink to="demo">{maturity.analysisLink}</PageLink>
      </div>
    </Section>
  );
}
