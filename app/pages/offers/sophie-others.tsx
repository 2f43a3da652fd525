import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Drop } from '#app/sections/motif.tsx';
import { Section } from '#app/sections/section.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { isVisible } from '#content/offerings/listed.ts';

/** Offerings for subjects that need more than 15 minutes. */
export function SophieOthers() {
  const { offerings } = useContent();
  const { others } = useWords('sophie');
  const language = useLanguage();
  const shown = others.items.filter(({ id }) => isVisible(offerings[id as OfferingId]));
  if (shown.length === 0) return null;
  return (
    <Section>
      <div className="split">
        <div className="others-head">
          <h2>{others.title}</h2>
          <PageLink to="platform">{others.all}</PageLink>
        </div>
        <ul className="late-split others">
          {shown.map((item) => {
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
