import { useWords } from '#app/language/words.ts';
import { Drop } from '#app/sections/motif.tsx';

/** How the system goes about a problem, from the first day to the last, beside its 24 ellipses. */
export function QuantumConcept() {
  const { concept } = useWords('quantum-evolution');
  return (
    <section className="wrap" id="concept">
      <h2>{concept.title}</h2>
      <div className="quantum-concept">
        <ol className="ruled">
          {concept.items.map((step) => (
            <li key={step.title}>
              <b className="quantum-when">{step.when}</b>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Drop product="quantum-evolution" />
      </div>
    </section>
  );
}
