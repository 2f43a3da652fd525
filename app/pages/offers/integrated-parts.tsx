import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { useWords } from '#app/words/words.ts';
import { isVisible } from '#content/offerings/listed.ts';

const parts = ['sophie', 'smo-excellence', 'quantum-evolution', 'fuel'] as const;

export function IntegratedParts() {
  const { offerings } = useContent();
  const { parts: texts } = useWords('integrated-solutions');
  return (
    <section className="wrap">
      <h2>{texts.title}</h2>
      <ul className="weave plain">
        {parts
          .filter((id) => isVisible(offerings[id]))
          .map((id) => {
            const part = texts.items[id];
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
