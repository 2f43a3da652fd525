import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';

const parts = ['sophie', 'smo-excellence', 'quantum-evolution', 'fuel'] as const;

/** The four parts most plans are made of, each with its price and the way to its page. */
export function IntegratedParts() {
  const { parts: texts } = useWords('integrated-solutions');
  return (
    <section className="wrap">
      <h2>{texts.title}</h2>
      <ul className="weave plain">
        {parts.map((id, index) => {
          const part = texts.items[index]!;
          return (
            <li key={id} data-product={id}>
              <Drop product={id} />
              <div>
                <h3>{part.title}</h3>
                <p className="muted">{part.text}</p>
                <p className="weave-price num">{part.price}</p>
                <PageLink to={id}>{part.link}</PageLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
