import { Fragment } from 'react';
import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { RuledTable } from '#app/sections/ruled-table/ruled-table.tsx';
import { Section } from '#app/sections/section.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { type ClaimGroup, type ClaimId, oncePerContent } from '#content/content.ts';
import { formatClaim } from '#content/facts.ts';
import { isOffering } from '#content/offerings/listed.ts';
import { dayInWords } from '#domain/language/moment-in-words.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { claimPlaces } from './claim-places.ts';

const claimGroups = ['people', 'effects', 'project', 'systems'] as const satisfies readonly ClaimGroup[];

/** Every claim with its source, date and proof (LAW-12, LAW-13). */
export default function OurFiguresPage() {
  const { hero, pairs, more, asOfAll } = useWords('our-figures');
  const date = commonDate(useContent());
  const language = useLanguage();
  return (
    <>
      <section className="wrap split page-top">
        <h1>{hero.title}</h1>
        <div className="head">
          <p className="lead">{hero.lead}</p>
          <p className="small muted">{fill(asOfAll, { value: dayInWords(language, date) })}</p>
        </div>
      </section>
      {claimGroups.map((group) => (
        <FigureGroup key={group} group={group} />
      ))}
      {pairs.items.length > 0 && (
        <Section className="figure-pairs">
          <h2>{pairs.title}</h2>
          <RuledList rows={pairs.items} />
        </Section>
      )}
      <section className="wrap split figures-more">
        <h2>{more.title}</h2>
        <div>
          <p className="muted">{more.stories}</p>
          <p>{more.question}</p>
          <PageLink look="line" to="support" query={{ subject: 'figure' }}>
            {more.button}
          </PageLink>
        </div>
      </section>
    </>
  );
}

function FigureGroup({ group }: { group: ClaimGroup }) {
  const content = useContent();
  const date = commonDate(content);
  const { groups, columns, claims, sources, asOf } = useWords('our-figures');
  const language = useLanguage();
  const members = (Object.keys(content.claims) as ClaimId[]).filter(
    (id) => content.claims[id].group === group && content.claims[id].use !== 'off',
  );
  if (members.length === 0) return null;
  return (
    <section className="wrap figure-group">
      <h2>{groups[group]}</h2>
      <RuledTable
        label={groups[group]}
        columns={columns}
        rows={members.map((id) => {
          const claim = content.claims[id];
          return {
            id,
            figure: <span className="figure">{formatClaim(claim, language)}</span>,
            counts: claims[id],
            source: (
              <>
                {sources[claim.source]}
                {claim.date !== date && (
                  <span className="caption muted">
                    {fill(asOf, { value: dayInWords(language, claim.date) })}
                  </span>
                )}
              </>
            ),
            places: <Places of={id} />,
          };
        })}
      />
    </section>
  );
}

/** Said once; the others stand beside their figures. */
const commonDate = oncePerContent(({ claims }) => {
  const dates = Map.groupBy(Object.values(claims), ({ date }) => date);
  return [...dates].toSorted(([, one], [, other]) => other.length - one.length)[0]![0];
});

function Places({ of }: { of: ClaimId }) {
  const content = useContent();
  const { places } = useWords('our-figures');
  const language = useLanguage();
  return (
    <>
      {(claimPlaces(content)[of] ?? []).map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a className="link" href={pathOf(id, language)}>
            {isOffering(content.offerings, id)
              ? content.offerings[id].name
              : places[id as keyof typeof places]}
          </a>
        </Fragment>
      ))}
    </>
  );
}
