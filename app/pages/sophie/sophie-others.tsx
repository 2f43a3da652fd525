import { pathOf, useLanguage } from '#app/language/page.ts';
import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { Section } from '#app/sections/section.tsx';
import { type OfferingId, offerings } from '#content/offerings/offerings.ts';

/** Other products, for subjects that need more than a quarter of an hour (spec 2 §2). */
export function SophieOthers() {
  const { others } = useWords('sophie');
  const language = useLanguage();
  return (
    <Section>
      <div className="split">
        <div className="others-head">
          <h2>{others.title}</h2>
          <PageLink to="platform">{others.all}</PageLink>
        </div>
        <ul className="others">
          {others.items.map((item) => {
            const id = item.id as OfferingId;
            return (
              <li key={id}>
                <a href={pathOf(id, language)}>
                  <Drop product={id} />
                  <b>{offerings[id].name}</b>
                  <span className="small muted">{item.text}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
