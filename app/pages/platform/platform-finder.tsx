import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { offeringGroups } from '#content/offerings/record.ts';
import { fitting } from './filter-matches.ts';
import { OfferFilter } from './offer-filter.tsx';
import { MapTable, OfferMap } from './offer-map.tsx';
import { OfferRow } from './offer-row.tsx';

/** Radios choose and CSS hides what `data-fits` does not name (filter-css.ts), without script. */
export function PlatformFinder() {
  const { filter, groups } = useWords('platform');
  const content = useContent();
  return (
    <Section id="offers" title={filter.title} className="finder">
      <OfferFilter />
      <OfferMap />
      <MapTable />
      {offeringGroups.map((group) => {
        const members = idsIn(content.offerings).filter((id) => content.offerings[id].group === group);
        const fits = fitting(content, (offers) => offers.some((id) => members.includes(id)));
        return (
          <section key={group} className="offer-band" data-fits={fits}>
            <div className="split">
              <h3 className="h2">{groups[group].title}</h3>
              <p className="muted">{groups[group].text}</p>
            </div>
            <ul className="offer-rows plain">
              {members.map((id) => (
                <OfferRow key={id} id={id} />
              ))}
            </ul>
          </section>
        );
      })}
      <div className="offer-none" data-fits={fitting(content, (offers) => offers.length === 0)}>
        <h3>{filter.emptyTitle}</h3>
        <p className="muted">{filter.emptyText}</p>
        <PageLink look="line" to="support" query={{ subject: 'general' }}>
          {filter.emptyButton}
        </PageLink>
      </div>
    </Section>
  );
}
