import { useContent } from '#app/rendering.ts';
import type { PageId } from '#app/routes.ts';
import { Icon } from '#app/ui/icon.tsx';
import { entryPrice } from '#app/words/entry-price.ts';
import { pathOf, usePage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { offeringsIn } from '#content/offerings/listed.ts';
import { needs } from '#content/offerings/record.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { menuId } from './menu-id.ts';
import { offeringImages } from './offering-images.ts';

const further = [
  'platform',
  'alacarte',
  'ai-or-human',
  'use-cases',
  'onboarding',
] as const satisfies readonly PageId[];

/** By the need that each record names first: a stranger reads the need, not the name. */
export function MenuOffers() {
  const { offerings } = useContent();
  const { menu } = useWords('common');
  const { filter } = useWords('platform');
  const { page, language } = usePage();
  return (
    <nav className="menu-offers" aria-labelledby={`${menuId}-offers`}>
      <h2 id={`${menuId}-offers`}>{menu.platform}</h2>
      <div className="menu-needs">
        {needs.map((need) => (
          <div key={need}>
            <h3>{filter.needs[need]}</h3>
            {offeringsIn(offerings)
              .filter((offering) => offering.needs[0] === need)
              .map(({ id }) => (
                <MenuOffer key={id} id={id} />
              ))}
          </div>
        ))}
      </div>
      <div className="menu-further">
        {further.map((id) => (
          <a
            key={id}
            className="arrow"
            href={pathOf(id, language)}
            aria-current={page?.id === id ? 'page' : undefined}
          >
            {menu.further[id]}
            <Icon name="arrow" />
          </a>
        ))}
      </div>
    </nav>
  );
}

/** `loading="lazy"`: a drawing is fetched when the menu opens. */
function MenuOffer({ id }: { id: OfferingId }) {
  const content = useContent();
  const { name, path } = content.offerings[id];
  const { page, language } = usePage();
  const { listing } = wordsFor(content, language, id);
  const { amount } = entryPrice(content, id, language);
  return (
    <a href={pathIn(language, path)} aria-current={page?.id === id ? 'page' : undefined}>
      <img
        className="drop"
        data-product={id}
        src={offeringImages[id]}
        alt=""
        width="44"
        height="44"
        loading="lazy"
      />
      <b>{name}</b> <span>{listing.line}</span> <small>{amount}</small>
    </a>
  );
}
