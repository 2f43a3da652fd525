import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';

const ways = [
  { id: 'nova', page: 'nova-case-study' },
  { id: 'sophie', page: 'sophie' },
  { id: 'master-wu', page: 'master-wu' },
] as const;

/** Three ways to start, with their prices. */
export function HomePrices() {
  const { entry } = useWords('home');
  const { offerings } = useContent();
  const language = useLanguage();
  return (
    <section className="wrap entry">
      <div className="split group-head">
        <h2>{entry.title}</h2>
        <p className="muted">{entry.lead}</p>
      </div>
      <ul className="entry-ways">
        {ways
          .filter(({ page }) => !isHiddenPage(offerings, page))
          .map(({ id, page }) => {
            const { name, text, price, note } = entry.items[id];
            return (
              <li key={id} data-product={id}>
                <a href={pathOf(page, language)}>
                  <b className="entry-name">{name}</b> <b className="figure">{price}</b>{' '}
                  <span className="small muted">{note}</span> <span>{text}</span>
                </a>
              </li>
            );
          })}
      </ul>
      <PageLink to="platform">{entry.moreLink}</PageLink>
    </section>
  );
}
