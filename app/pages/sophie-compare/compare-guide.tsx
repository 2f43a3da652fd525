import { pathOf, useLanguage } from '#app/language/page.ts';
import { useWords } from '#app/language/words.ts';
import { Drop } from '#app/sections/motif.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type OfferingId, offerings } from '#content/offerings/offerings.ts';

/** Five situations and who answers them: the table for people without time for tables. */
export function CompareGuide() {
  const { guide } = useWords('sophie-compare');
  const language = useLanguage();
  return (
    <section className="wrap">
      <h2>{guide.title}</h2>
      <ul className="guide">
        {guide.items.map((item) => {
          const id = item.id as OfferingId;
          return (
            <li key={id}>
              <a href={pathOf(id, language)}>
                <span className="guide-situation">{item.situation}</span>
                <Drop product={id} />
                <b>{offerings[id].name}</b>
                <Icon name="arrow" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
